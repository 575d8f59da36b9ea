import { mixed, object } from 'yup';
import type { InferType } from 'yup';
import { key, text } from '../lib/schemas.ts';
import { bankApi, ifFailed } from './bankApi.ts';
import { optionalText, wireId } from './fields.ts';

/** The answer of GET userinfo, and of PUT usuariopp after a change. */
export const userInfoSchema = object({
  idu: key(),
  docUsr: key(),
  nombre: text(),
  apellidos: text(),
  segundoApellido: optionalText(),
  correo: text(),
  telefono: optionalText(),
  perfil: wireId(),
  politica: wireId(),
}).strict();

function readUserInfo(wire: InferType<typeof userInfoSchema>) {
  const { segundoApellido, telefono } = wire;
  return {
    idu: wire.idu,
    document: wire.docUsr,
    names: wire.nombre,
    surnames: wire.apellidos,
    ...(segundoApellido && { secondSurname: segundoApellido }),
    email: wire.correo,
    ...(telefono && { phone: telefono }),
    profileId: String(wire.perfil),
    policyId: String(wire.politica),
  };
}

/**
 * `phone` is like `+569…`; `profileId` is the argument of `getProfile`, `policyId` that of
 * `getPolicy`.
 */
export type UserInfo = ReturnType<typeof readUserInfo>;

const userInfoApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * GET userinfo: the signed-in payer's data. The argument is the payer's id at the bank (`idu`);
     * an answer about another payer is an error. The data are cached only while they are used, so
     * that a failed sign-in leaves no data of the payer behind.
     */
    getUserInfo: build.query<UserInfo | undefined, string>({
      providesTags: ifFailed,
      query: () => ({ url: '/gestion_usuario/userinfo' }),
      rawResponseSchema: userInfoSchema,
      transformResponse: (wire: InferType<typeof userInfoSchema>, _meta, idu) =>
        wire.idu === idu ? readUserInfo(wire) : undefined,
      responseSchema: mixed<UserInfo>().required('OTHER_PAYER'),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetUserInfoQuery } = userInfoApi;
export const { getUserInfo } = userInfoApi.endpoints;
