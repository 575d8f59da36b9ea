import { object } from 'yup';
import type { InferType } from 'yup';
import { environment } from '../environment.ts';
import { bankApi } from './bankApi.ts';
import { doneSchema, key, text } from './fields.ts';
import { userInfoSchema } from './userInfo.ts';

const registeredSchema = object({ idu: key(), docUsr: key() }).strict();
const profileSchema = object({ id: key(), nombre: text() }).strict();

/** What a payer may change of themselves; `phone` as `+569…` (ruling 41). */
export interface PersonalData {
  names: string;
  surnames: string;
  secondSurname?: string;
  email: string;
  phone: string;
}

/** What a payer gives to register; `rut` as `12345678-5` (ruling 41). */
export interface Registration extends PersonalData {
  rut: string;
  password: string;
}

/** A change of password by the payer with this document. */
interface PasswordChange {
  document: string;
  currentPassword: string;
  newPassword: string;
}

/** A new password for the owner of an address, proved by the mailed six-digit code. */
interface PasswordReset {
  email: string;
  code: string;
  newPassword: string;
}

/** What a payer is to the bank: the name of their profile. */
interface UserProfile {
  id: string;
  name: string;
}

const users = `/apiportal/v1/usuariopp/${environment.childCompany}`;
const userPath = (document: string) => `${users}/${encodeURIComponent(document)}/`;
const recovery = `/gestion_usuario/recuperar_clave/${environment.childCompany}`;

const wirePerson = ({ names, surnames, secondSurname, email, phone }: PersonalData) => ({
  nombre: names,
  apellidos: surnames,
  ...(secondSurname && { segundoApellido: secondSurname }),
  correo: email,
  telefono: phone,
});

const usersApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /** POST usuariopp: a new payer; 409 when the e-mail or RUT exists (bank contract, "Users"). */
    register: build.mutation<object, Registration>({
      query: ({ rut, password, ...person }) => ({
        url: users,
        method: 'POST',
        body: { ...wirePerson(person), rut, password },
      }),
      rawResponseSchema: registeredSchema,
    }),
    /** PUT usuariopp: the payer's own data; 409 when the e-mail is somebody else's. What userinfo says is asked again. */
    updateUser: build.mutation<object, PersonalData & { document: string }>({
      query: ({ document, ...person }) => ({
        url: userPath(document),
        method: 'PUT',
        body: wirePerson(person),
      }),
      rawResponseSchema: userInfoSchema,
      invalidatesTags: (_answer, error) => (error ? [] : ['Profile']),
    }),
    /** DELETE usuariopp: ends the account of the payer with this document; a logout must follow. */
    deleteUser: build.mutation<object, string>({
      query: (document) => ({ url: userPath(document), method: 'DELETE' }),
      rawResponseSchema: doneSchema,
    }),
    /** POST cambiar_clave: 400 when the current password is wrong. */
    changePassword: build.mutation<object, PasswordChange>({
      query: ({ document, currentPassword, newPassword }) => ({
        url: '/gestion_usuario/cambiar_clave',
        method: 'POST',
        body: {
          empresa: environment.parentCompany,
          usuario: document,
          claveActual: currentPassword,
          claveNueva: newPassword,
        },
      }),
      rawResponseSchema: doneSchema,
    }),
    /** POST recuperar_clave, step 1: mails a code; answers alike for addresses that nobody has. Always as a guest (spec 6). */
    requestResetCode: build.mutation<object, string>({
      query: (email) => ({ url: recovery, method: 'POST', body: { correo: email } }),
      rawResponseSchema: doneSchema,
    }),
    /** POST recuperar_clave, step 2: sets the new password; 400 for a wrong or spent code. */
    resetPassword: build.mutation<object, PasswordReset>({
      query: ({ email, code, newPassword }) => ({
        url: recovery,
        method: 'POST',
        body: { correo: email, codigo: code, claveNueva: newPassword },
      }),
      rawResponseSchema: doneSchema,
    }),
    /** GET perfiles/{id}: the profile that userinfo names (spec 7). */
    getProfile: build.query<UserProfile, string>({
      query: (id) => ({ url: `/apiportal/perfiles/${encodeURIComponent(id)}` }),
      rawResponseSchema: profileSchema,
      transformResponse: ({ id, nombre }: InferType<typeof profileSchema>) => ({
        id,
        name: nombre,
      }),
    }),
  }),
});

export const {
  useRegisterMutation,
  useUpdateUserMutation,
  useDeleteUserMutation,
  useChangePasswordMutation,
  useRequestResetCodeMutation,
  useResetPasswordMutation,
  useGetProfileQuery,
} = usersApi;
