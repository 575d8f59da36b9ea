import type { Bank } from '../bank/bank.ts';
import type { BankConsole } from '../handlers/console.ts';
import type { Fault } from '../bank/scenarios.ts';

/** Answers a call under `/__bank/`, by which browser tests read and control the bank. */
export async function inspectBank(
  request: Request,
  { state }: Bank,
  bankConsole: BankConsole,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const done = async (work: Promise<void>) => {
    await work;
    return new Response(null, { status: 204 });
  };
  switch (`${request.method} ${pathname}`) {
    case 'GET /__bank/state':
      return Response.json(state);
    case 'POST /__bank/reset':
      return done(bankConsole.reset());
    case 'POST /__bank/fault': {
      const { fault, endpoint } = (await request.json()) as { fault: Fault; endpoint?: string };
      return done(bankConsole.setFault(fault, endpoint));
    }
    case 'DELETE /__bank/fault':
      return done(bankConsole.clearFaults());
    case 'POST /__bank/settle':
      return done(bankConsole.settlePending());
    default:
      return new Response('No encontrado', { status: 404 });
  }
}
