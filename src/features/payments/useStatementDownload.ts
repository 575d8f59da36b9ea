import { useEffect, useRef, useState } from 'react';
import { once } from '../../api/bankApi.ts';
import { errorMessage, isSessionOver } from '../../api/errors.ts';
import { getStatement, getStatementPdf } from '../../api/statementApi.ts';
import type { StatementRequest } from '../../api/statementApi.ts';
import { useAppDispatch } from '../../store/app/hooks.ts';
import { saveFile } from '../../lib/files/saveFile.ts';
import { statementCsv, statementFile } from './statement.ts';
import type { StatementFormat } from './statement.ts';

/** The download of a file and its state; `problem` is the message after a failure. */
export type StatementDownload = { format: StatementFormat; file: string } & (
  | { status: 'busy' }
  /** `leftOut` counts the payments that could not be read and are not in the file. */
  | { status: 'done'; leftOut: number }
  | { status: 'failed'; problem: string }
);

/**
 * Downloads statements, one at a time. Leaving the screen or logging out aborts a download
 * (docs/trust.md, T09).
 */
export function useStatementDownload() {
  const dispatch = useAppDispatch();
  const [download, setDownload] = useState<StatementDownload>();
  const running = useRef<{ abort: () => void }>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (format: StatementFormat, request: StatementRequest) => {
    if (running.current) return;
    const file = statementFile(request, format);
    setDownload({ format, file, status: 'busy' });
    const asked =
      format === 'csv'
        ? dispatch(getStatement.initiate(request, once))
        : dispatch(getStatementPdf.initiate(request, once));
    running.current = asked;
    try {
      const answer = await asked.unwrap();
      const isUrl = typeof answer === 'string';
      const csv = isUrl ? [] : [statementCsv(answer.records)];
      const url = isUrl ? answer : URL.createObjectURL(new Blob(csv, { type: 'text/csv' }));
      saveFile(url, file);
      setDownload({ format, file, status: 'done', leftOut: isUrl ? 0 : answer.leftOut });
    } catch (error) {
      setDownload(
        isSessionOver(error)
          ? undefined
          : { format, file, status: 'failed', problem: errorMessage(error) },
      );
    } finally {
      running.current = undefined;
    }
  };
  return { download, start: (...what: Parameters<typeof start>) => void start(...what) };
}
