import { fireEvent, screen } from '@testing-library/react';
import { imageUrl } from '../../config/imageUrl.ts';
import { renderThemed } from '../../test/renderThemed.tsx';
import { CompanyMark, initialsOf } from './CompanyMark.tsx';

it.each([
  ['Aguas del Lleuque', 'AL'],
  ['Luz', 'L'],
  ['autopistas', 'A'],
  ['Ñandú Ámbar', 'ÑÁ'],
  ['3 Ríos', '3R'],
  ['', ''],
  ['   ', ''],
  ['𝒜guas', '𝒜'],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

describe('CompanyMark', () => {
  it('shows the initials when there is no image', () => {
    renderThemed(<CompanyMark name="Aguas del Lleuque" />);
    expect(screen.getByText('AL')).toBeVisible();
  });

  it('requests no image from an origin other than the API’s', () => {
    const { container } = renderThemed(
      <CompanyMark name="Luz Sur" image="https://otro.example/luz.svg" />,
    );
    expect(screen.getByText('LS')).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
  });

  it('shows the initials when the image fails to load, and a new image after that', () => {
    const { container, rerender } = renderThemed(<CompanyMark name="Luz Sur" image="/roto.svg" />);
    const image = container.querySelector('img');
    if (!image) throw new Error('no image');
    fireEvent.error(image);
    expect(screen.getByText('LS')).toBeVisible();
    rerender(<CompanyMark name="Luz Sur" image="/nuevo.svg" />);
    expect(container.querySelector('img')).toHaveAttribute('src', imageUrl('/nuevo.svg'));
  });

  it('is a tinted box until its image has loaded, so that no white box flashes in dark mode', () => {
    const { container, rerender } = renderThemed(<CompanyMark name="Luz Sur" image="/luz.svg" />);
    const box = container.querySelector('[aria-hidden]');
    const image = container.querySelector('img');
    if (!image) throw new Error('no image');
    expect(box).not.toHaveAttribute('data-loaded');
    fireEvent.load(image);
    expect(box).toHaveAttribute('data-loaded');
    rerender(<CompanyMark name="Luz Sur" image="/nuevo.svg" />);
    expect(box).not.toHaveAttribute('data-loaded');
  });

  it('keeps the same box with and without an image', () => {
    const { container, rerender } = renderThemed(<CompanyMark name="Luz" size={40} />);
    const box = container.querySelector('[aria-hidden]');
    const looks = box?.className ?? '';
    rerender(<CompanyMark name="Luz" size={40} image="/luz.svg" />);
    expect(box).toHaveAttribute('class', looks);
  });
});
