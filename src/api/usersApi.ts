import { object } from 'yup';
import type { InferType } from 'yup';
import { environment } from '../config/environment.ts';
import { normalPassword } from '../lib/fields/passwords.ts';
import { key, text } from '../lib/schemas.ts';
import { bankApi, ifFailed, once } from './bankApi.ts';
import type { TokenState } from './events.ts';
import { doneOr, doneSchema } from './fields.ts';
import { getUserInfo, userInfoSchema } from './userInfoApi.ts';

const registeredSchema = object({ idu: key(), docUsr: key() }).strict();
const profileSchema = object({ nombre: text() }).strict();

/** The personal data that a payer may change, with `phone` as `+569…`. */
interface PersonalData {
  names: string;
  surnames: string;
  secondSurname?: string;
  email: string;
  phone: string;
}

/** The data of a sign-up, with `rut` as `12345678-5`. */
export interface Registration extends PersonalData {
  rut: string;
  password: string;
}

const users = `/apiportal/v1/usuariopp/${environment.childCompany}`;
const userPath = (document: string) => `${users}/${encodeURIComponent(document)}/`;

const wirePerson = ({ names, surnames, secondSurname, email, phone }: PersonalData) => ({
  nombre: names,
  apellidos: surnames,
  ...(secondSurname && { segundoApellido: secondSurname }),
  correo: email,
  telefono: phone,
});

const usersApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /** POST usuariopp: a new payer; 409 when the e-mail or RUT exists. */
    register: build.mutation<void, Registration>({
      query: ({ rut, password, ...person }) => ({
        url: users,
        method: 'POST',
        body: { ...wirePerson(person), rut, password: normalPassword(password) },
      }),
      rawResponseSchema: registeredSchema,
    }),
    /**
     * PUT usuariopp: changes the payer's own data; 409 if another payer has the e-mail. Then
     * userinfo is fetched again.
     */
    updateUser: build.mutation<void, PersonalData & { document: string }>({
      query: ({ document, ...person }) => ({
        url: userPath(document),
        method: 'PUT',
        body: wirePerson(person),
      }),
      rawResponseSchema: doneOr(userInfoSchema, 'idu'),
      async onQueryStarted(_person, api) {
        const saved = await api.queryFulfilled.catch(() => undefined);
        const { token, userData } = (api.getState() as unknown as TokenState).session;
        if (!saved || !token || !userData) return;
        // Refetched even if the payer has left the screen, as the navigation bar shows the name.
        await api.dispatch(getUserInfo.initiate(userData.idu, once));
      },
    }),
    /** DELETE usuariopp: ends the account of the payer with this document; a logout must follow. */
    deleteUser: build.mutation<void, string>({
      query: (document) => ({ url: userPath(document), method: 'DELETE' }),
      rawResponseSchema: doneSchema,
    }),
    /** GET perfiles/{id}: the name of the profile that userinfo refers to. */
    getProfile: build.query<string, string>({
      providesTags: ifFailed,
      query: (id) => ({ url: `/apiportal/perfiles/${encodeURIComponent(id)}` }),
      rawResponseSchema: profileSchema,
      transformResponse: ({ nombre }: InferType<typeof profileSchema>) => nombre,
    }),
  }),
});

export const {
  useRegisterMutation,
  useUpdateUserMutation,
  useDeleteUserMutation,
  useGetProfileQuery,
} = usersApi;
export const { register, updateUser, deleteUser, getProfile } = usersApi.endpoints;
