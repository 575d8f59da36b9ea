import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { Catalogue, Company, Contract } from '../../api/catalogueApi.ts';
import { errorMessage } from '../../api/errors.ts';
import { useCatalogue } from '../../api/useCatalogue.ts';
import { CatalogueError } from '../../components/companies/CatalogueError.tsx';
import { IdentifierFields } from '../../components/identifiers/IdentifierFields.tsx';
import { readValue } from '../../lib/identifierLists.ts';
import {
  filterValue,
  formatValue,
  identifierAt,
  isRutIdentifier,
  valueError,
  wireValue,
} from '../../lib/identifiers.ts';
import type { Identifier } from '../../lib/identifiers.ts';
import { isRutOrMayBe } from '../../lib/rutTexts.ts';
import { saveText } from '../../lib/saveFile.ts';
import { lookupLink } from '../../lookupLinks.ts';
import type { LinkedAccount } from '../../lookupLinks.ts';
import { QrCode } from '../../ui/drawings/QrCode.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { DownloadIcon } from '../../ui/icons/icons.tsx';
import { PageSkeleton } from '../../ui/loading/PageSkeleton.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';
import { Section } from './Section.tsx';

/** A service whose lookup is to be made. */
interface Service {
  company: Company;
  contract: Contract;
}

const servicesOf = ({ companies }: Catalogue): Service[] =>
  companies.flatMap((company) => company.contracts.map((contract) => ({ company, contract })));

function copy(text: string): void {
  void navigator.clipboard.writeText(text).then(
    () => showToast({ targetClass: 'success', text: 'Copiado.' }),
    () => showToast({ targetClass: 'warning', text: 'El navegador no dejó copiar.' }),
  );
}

/** The HTML of a button for a mail: its styles are its own. */
function lookupButton(url: string): string {
  const style =
    'display:inline-block;padding:12px 24px;border-radius:12px;background:#0F4C5C;color:#FFFFFF;font:600 16px/24px sans-serif;text-decoration:none';
  return `<a href="${url.replaceAll('&', '&amp;')}" style="${style}">Ver y pagar mi cuenta</a>`;
}

/** A text to be copied, in full. */
function Snippet({ title, name, text }: { title: string; name: string; text: string }) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h3">{title}</Typography>
      <Box component="code" translate="no" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
        {text}
      </Box>
      <Button variant="outlined" size="small" onClick={() => copy(text)}>
        {name}
      </Button>
    </Stack>
  );
}

/** A ready-made lookup as an address, as a QR code to print, and as the HTML of a button. */
function MadeLink({ url, label }: { url: string; label: string }) {
  const drawing = useRef<HTMLDivElement>(null);
  const saveDrawing = () => {
    const svg = drawing.current?.querySelector('svg');
    if (svg) saveText(new XMLSerializer().serializeToString(svg), 'consulta.svg', 'image/svg+xml');
  };
  return (
    <Stack spacing={4}>
      <Snippet title="Link" name="Copiar link" text={url} />
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h3">Código QR</Typography>
        <Box ref={drawing}>
          <QrCode text={url} label={`Código QR: ${label}`} />
        </Box>
        <Button
          variant="outlined"
          size="small"
          startIcon={<DownloadIcon size={18} />}
          onClick={saveDrawing}
        >
          Descargar QR
        </Button>
      </Stack>
      <Snippet title="Botón para un correo" name="Copiar HTML" text={lookupButton(url)} />
    </Stack>
  );
}

function accountError(identifier: Identifier, account: LinkedAccount): string | undefined {
  return isRutOrMayBe(account)
    ? 'Puede ser un RUT, y un RUT no va en un link'
    : valueError(identifier, account.value);
}

/** The account of one service, and the links that open its lookup. */
function ServiceLink({ company, contract }: Service) {
  const [choice, setChoice] = useState('0');
  const [text, setText] = useState('');
  // A RUT never stands in a URL.
  const identifiers = contract.identifiers.filter((each) => !isRutIdentifier(each));
  const identifier = identifierAt(identifiers, choice);
  const account =
    identifier && text !== ''
      ? { kind: identifier.kind, value: wireValue(identifier, text) }
      : undefined;
  const error = identifier && account && accountError(identifier, account);
  const target = { companyId: company.id, contractId: contract.id };
  return (
    <>
      {identifier ? (
        <IdentifierFields
          identifiers={identifiers}
          choice={choice}
          onChoose={setChoice}
          field={{ name: 'account', value: text, onChange: setText, error }}
          help="Vacío: el link abre la consulta en este servicio."
          filter={filterValue}
          read={readValue}
          format={formatValue}
          inputRef={null}
        />
      ) : (
        <Notice severity="info">
          Este servicio pide el RUT, que nunca va en un link: cada persona escribe el suyo.
        </Notice>
      )}
      <MadeLink
        url={lookupLink(target, error === undefined ? account : undefined)}
        label={`consulta de ${company.name}`}
      />
    </>
  );
}

function LinkMaker({ services }: { services: readonly Service[] }) {
  const [id, setId] = useState('');
  const service = services.find(({ contract }) => contract.id === id) ?? services[0];
  return (
    <Stack spacing={3} sx={{ maxWidth: 640 }}>
      <SelectField
        label="Servicio"
        name="service"
        value={service?.contract.id ?? ''}
        onChange={setId}
        options={services.map(({ company, contract }) => ({
          value: contract.id,
          label: `${company.name} · ${contract.name}`,
        }))}
      />
      {service && <ServiceLink key={service.contract.id} {...service} />}
    </Stack>
  );
}

/** Makes ready-made lookups, which a company prints on its bills and puts into its mails. */
export function LinkPanel() {
  const { catalogue, error, retry } = useCatalogue();
  return (
    <Section
      title="Links de consulta"
      help="Abren la consulta con la cuenta escrita: para imprimir en boletas y enviar por correo. Llevan la dirección de este portal; publicado, cámbiala por la suya."
    >
      {error !== undefined && <CatalogueError message={errorMessage(error)} onRetry={retry} />}
      {!catalogue && error === undefined && <PageSkeleton />}
      {catalogue && <LinkMaker services={servicesOf(catalogue)} />}
    </Section>
  );
}
