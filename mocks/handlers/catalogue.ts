import { imagesPath, listCategories, listCompanies } from '../bank/catalogue.ts';
import { drawImage } from '../bank/marks.ts';
import { refuse } from '../bank/refusal.ts';
import type { SandboxSettings } from '../bank/environment.ts';
import { endpointMaker, plain } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * Creates the endpoints that return categories, companies and their images; those under `/auth` are
 * for payers.
 */
export function catalogueEndpoints(settings: SandboxSettings): Endpoint[] {
  const endpoint = endpointMaker(settings);
  return [
    endpoint({
      name: 'getCategories',
      method: 'get',
      path: '/businessCategories',
      access: 'any',
      answer: listCategories,
    }),
    endpoint({
      name: 'getCompanies',
      method: 'get',
      path: '/companies',
      access: 'any',
      answer: listCompanies,
    }),
    endpoint({
      name: 'getPayerCategories',
      method: 'get',
      path: '/auth/ApiContract/rubros',
      access: 'payer',
      answer: listCategories,
    }),
    endpoint({
      name: 'getPayerCompanies',
      method: 'get',
      path: '/auth/apiconvenios/entidades/obtenerEntidadesValidas',
      access: 'payer',
      answer: listCompanies,
    }),
    endpoint({
      name: 'getImage',
      method: 'get',
      path: `*${imagesPath}:file`,
      access: 'open',
      answer(_, { params }) {
        const mark = drawImage(params['file'] ?? '') ?? refuse('notFound', 'Esa imagen no existe.');
        return plain('image/svg+xml', mark, { 'Cache-Control': 'max-age=86400' });
      },
    }),
  ];
}
