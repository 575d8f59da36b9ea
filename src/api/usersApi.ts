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

/** The data that a payer can change; `phone` is like `+569…`. */
interface PersonalData {
  names: string;
  surnames: string;
  secondSurname?: string;
  email: string;
  phone: string;
}

/** `rut` is like `12345678-5`. */
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
    /** POST usuariopp: creates a payer; 409 if the e-mail or the RUT exists. */
    register: build.mutation<void, Registration>({
      query: ({ rut, password, ...person }) => ({
        url: users,
        method: 'POST',
        body: { ...wirePerson(person), rut, password: normalPassword(password) },
      }),
      rawResponseSchema: registeredSchema,
    }),
    /**
     * PUT usuariopp: changes the payer's data, then refetches userinfo; 409 if another payer has
     * the e-mail.
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
        // Fetched even after the payer has left the screen: the navigation bar shows the name.
        await api.dispatch(getUserInfo.initiate(userData.idu, once));
      },
    }),
    /**
     * DELETE usuariopp: deletes the payer. The argument is the payer's RUT (Chilean tax ID). The caller
     * must log out afterwards, because the session at the bank stays open.
     */
    deleteUser: build.mutation<void, string>({
      query: (document) => ({ url: userPath(document), method: 'DELETE' }),
      rawResponseSchema: doneSchema,
    }),
    /** GET perfiles/{id}: the name of a profile (`profileId` of userinfo). */
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
