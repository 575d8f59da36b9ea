import { jest } from '@jest/globals';
import { brand } from '../../config/brand.ts';
import { legalTexts, loadLegalTexts } from './legalTexts.ts';

it('the legal texts of a page are fetched once, and again after a failure', async () => {
  const texts = brand.legal;
  jest.replaceProperty(brand, 'legal', '/assets/brand-legal.0123456789.json');
  const fetch = jest.spyOn(globalThis, 'fetch');
  fetch.mockResolvedValueOnce(new Response('', { status: 404 }));
  await expect(loadLegalTexts()).rejects.toThrow('404');
  expect(legalTexts).toThrow('not loaded');
  fetch.mockResolvedValueOnce(Response.json(texts));
  await loadLegalTexts();
  await loadLegalTexts();
  expect(legalTexts()).toEqual(texts);
  expect(fetch).toHaveBeenCalledTimes(2);
});
