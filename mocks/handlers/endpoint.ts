import type { Schema } from 'yup';
import type { Bank } from '../bank/bank.ts';
import { payerOf } from '../bank/sessions.ts';
import type { Session, User } from '../bank/state.ts';
import type { SandboxSettings } from '../bank/environment.ts';
import {
  checkBearer,
  checkMailProvider,
  checkTenant,
  checkUrl,
  checkXsrf,
  readBody,
  readQuery,
} from './checks.ts';
import type { Access, IncomingCall } from './checks.ts';

export interface Answer {
  status: number;
  type: string;
  body: string;
  headers?: Record<string, string>;
}

/** A call as an endpoint's `answer` gets it: checked, with its query and body parsed. */
interface Call<Query, Body> extends IncomingCall {
  query: Query;
  body: Body;
  /** The caller's session; always a payer's if the endpoint requires one. */
  session: Session;
  /** Returns the signed-in payer; refuses if the payer was deleted. */
  payer: () => User;
}

/** The rules that a call to an endpoint must follow, and the function that answers it. */
interface Definition<Query extends object, Body> {
  /**
   * The stable name in scenarios, logs and tests; mostly that of the portal's RTK Query endpoint.
   */
  name: string;
  method: 'get' | 'post' | 'put' | 'delete';
  /** The path under the API base; a leading `*` matches any origin. */
  path: string;
  access: Access;
  query?: Schema<Query>;
  body?: Schema<Body>;
  /** The value that `MAIL-PROVIDER` must have. */
  mailProvider?: string;
  answer: (bank: Bank, call: Call<Query, Body>) => unknown;
}

export interface Endpoint {
  name: string;
  method: Definition<object, unknown>['method'];
  path: string;
  access: Access;
  respond: (bank: Bank, call: IncomingCall) => Answer;
}

/** Returns an answer that is not JSON: text, or a file. */
export function plain(type: string, body: string, headers: Record<string, string> = {}): Answer {
  return { status: 200, type, body, headers };
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'status' in value && 'type' in value;

/** Returns an answer in JSON, the form of nearly all answers. */
export function json(body: unknown, status = 200): Answer {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(body) };
}

/**
 * Returns a function that creates endpoints. An endpoint checks each call against the contract
 * before it runs `answer`.
 */
export function endpointMaker(settings: SandboxSettings) {
  return function endpoint<Query extends object = object, Body = undefined>(
    definition: Definition<Query, Body>,
  ): Endpoint {
    const { name, method, path, access, answer } = definition;
    return {
      name,
      method,
      path,
      access,
      respond(bank, call) {
        checkUrl(bank, call);
        if (access !== 'open') checkTenant(call, settings);
        const session = checkBearer(bank, call, access);
        checkXsrf(call, access);
        checkMailProvider(call, definition.mailProvider);
        const query = readQuery(call, definition.query);
        const body = readBody(call, definition.body);
        const payer = () => payerOf(bank, session);
        const answered = answer(bank, { ...call, query, body, session, payer });
        return isAnswer(answered) ? answered : json(answered ?? null);
      },
    };
  };
}
