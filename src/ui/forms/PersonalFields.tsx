import { advice } from '../../lib/fields/fieldAdvice.ts';
import { readers } from '../../lib/fields/fieldReaders.ts';
import { filterText } from '../../lib/text/keyFilters.ts';
import { formatRut } from '../../lib/identifiers/rut.ts';
import { FormField } from '../fields/FormField.tsx';
import type { FieldValueProps } from '../fields/FormField.tsx';
import { FieldPair } from './Form.tsx';

export const nameEntry = {
  filter: (key: string) => filterText('text', key),
  read: readers.name,
  explain: advice.name,
};

/** The props of a group of fields; `field` is the function that `useSentForm` returns. */
export interface FieldsOf<Name extends string> {
  field: (name: Name) => FieldValueProps;
}

export function NameFields({ field }: FieldsOf<'names' | 'surnames' | 'secondSurname'>) {
  return (
    <>
      <FormField
        label="Nombre"
        {...field('names')}
        {...nameEntry}
        autoComplete="given-name"
        required
      />
      <FieldPair>
        <FormField
          label="Apellidos"
          {...field('surnames')}
          {...nameEntry}
          autoComplete="family-name"
          required
        />
        <FormField
          label="Segundo apellido"
          {...field('secondSurname')}
          {...nameEntry}
          help="Opcional"
          autoComplete="off"
        />
      </FieldPair>
    </>
  );
}

export function RutField({ field }: FieldsOf<'rut'>) {
  return (
    <FormField
      label="RUT"
      {...field('rut')}
      help="Sin puntos ni guion: los ponemos nosotros."
      filter={(key) => filterText('rut', key)}
      read={readers.rut}
      explain={advice.rut}
      format={formatRut}
      autoComplete="off"
      spellCheck={false}
      required
    />
  );
}

export function EmailField({ field, help }: FieldsOf<'email'> & { help?: string | undefined }) {
  return (
    <FormField
      label="Correo electrónico"
      {...field('email')}
      filter={(key) => filterText('email', key)}
      read={readers.email}
      explain={advice.email}
      maxLength={254}
      inputMode="email"
      autoComplete="email"
      spellCheck={false}
      required
      help={help}
    />
  );
}

export function PhoneField({ field }: FieldsOf<'phone'>) {
  return (
    <FormField
      label="Teléfono"
      {...field('phone')}
      help="Un celular, por ejemplo +56912345678."
      filter={(key) => filterText('phone', key)}
      read={readers.phone}
      explain={advice.phone}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      required
    />
  );
}
