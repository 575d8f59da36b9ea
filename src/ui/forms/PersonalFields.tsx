import { filterText } from '../../lib/keyFilters.ts';
import { formatRut } from '../../lib/rut.ts';
import { FormField } from '../fields/FormField.tsx';
import type { FieldValueProps } from '../fields/FormField.tsx';
import { FieldPair } from './formLayout.ts';

const letters = (text: string) => filterText('text', text);

/** How a group of fields gets its props, by field name. */
export interface FieldsOf<Name extends string> {
  field: (name: Name) => FieldValueProps;
}

/** A person's names and surnames. */
export function NameFields({ field }: FieldsOf<'names' | 'surnames' | 'secondSurname'>) {
  return (
    <>
      <FormField
        label="Nombre"
        {...field('names')}
        filter={letters}
        autoComplete="given-name"
        required
      />
      <FieldPair>
        <FormField
          label="Apellidos"
          {...field('surnames')}
          filter={letters}
          autoComplete="family-name"
          required
        />
        <FormField
          label="Segundo apellido"
          {...field('secondSurname')}
          filter={letters}
          help="Opcional"
          autoComplete="off"
        />
      </FieldPair>
    </>
  );
}

/** A person's RUT, formatted with dots when the field is left (spec 5). */
export function RutField({ field }: FieldsOf<'rut'>) {
  return (
    <FormField
      label="RUT"
      {...field('rut')}
      help="Sin puntos ni guion: los ponemos nosotros."
      filter={(text) => filterText('rut', text)}
      format={formatRut}
      autoComplete="off"
      spellCheck={false}
      required
    />
  );
}

/** An e-mail address (spec 5). */
export function EmailField({ field, help }: FieldsOf<'email'> & { help?: string }) {
  return (
    <FormField
      label="Correo electrónico"
      {...field('email')}
      filter={(text) => filterText('email', text)}
      maxLength={254}
      // Not type="email": there the caret cannot be set, so a refused key would move it to the end.
      inputMode="email"
      autoComplete="email"
      spellCheck={false}
      required
      help={help}
    />
  );
}

/** A mobile number (spec 5). */
export function PhoneField({ field }: FieldsOf<'phone'>) {
  return (
    <FormField
      label="Teléfono"
      {...field('phone')}
      help="Un celular, por ejemplo +56912345678."
      filter={(text) => filterText('phone', text)}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      required
    />
  );
}
