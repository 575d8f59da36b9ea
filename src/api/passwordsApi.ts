import { environment } from '../config/environment.ts';
import { normalPassword } from '../lib/fields/passwords.ts';
import { bankApi } from './bankApi.ts';
import { doneSchema } from './fields.ts';

/** A change of the password of a signed-in payer; `document` is the payer's RUT. */
interface PasswordChange {
  document: string;
  currentPassword: string;
  newPassword: string;
}

/** `code` is the six-digit code that was mailed to the payer. */
interface PasswordReset {
  email: string;
  code: string;
  newPassword: string;
}

const recovery = (body: object) => ({
  url: `/gestion_usuario/recuperar_clave/${environment.childCompany}`,
  method: 'POST',
  body,
  asGuest: true as const,
});

const passwordsApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /** POST cambiar_clave: 400 if the current password is wrong. */
    changePassword: build.mutation<void, PasswordChange>({
      query: ({ document, currentPassword, newPassword }) => ({
        url: '/gestion_usuario/cambiar_clave',
        method: 'POST',
        body: {
          empresa: environment.parentCompany,
          usuario: document,
          claveActual: normalPassword(currentPassword),
          claveNueva: normalPassword(newPassword),
        },
      }),
      rawResponseSchema: doneSchema,
    }),
    /**
     * POST recuperar_clave, step 1: mails a code. An unknown address gets the same answer, so the
     * caller cannot know whether a mail was sent.
     */
    requestResetCode: build.mutation<void, string>({
      query: (email) => recovery({ correo: email }),
      rawResponseSchema: doneSchema,
    }),
    /**
     * POST recuperar_clave, step 2: sets the new password; 400 if the code is wrong or already
     * used.
     */
    resetPassword: build.mutation<void, PasswordReset>({
      query: ({ email, code, newPassword }) =>
        recovery({ correo: email, codigo: code, claveNueva: normalPassword(newPassword) }),
      rawResponseSchema: doneSchema,
    }),
  }),
});

export const { useChangePasswordMutation, useRequestResetCodeMutation, useResetPasswordMutation } =
  passwordsApi;
export const { changePassword, requestResetCode, resetPassword } = passwordsApi.endpoints;
