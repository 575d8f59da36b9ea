import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import type { Company, Contract } from '../../api/catalogueApi.ts';
import { useCatalogue } from '../../api/useCatalogue.ts';
import { CatalogueError } from '../../components/errors/LoadError.tsx';
import { IdentifierFields } from '../../components/identifiers/IdentifierFields.tsx';
import {
  identifierAt,
  isRutIdentifier,
  valueError,
  wireValue,
} from '../../lib/identifiers/identifiers.ts';
import { mayBeRut } from '../../lib/identifiers/rutTexts.ts';
import { saveText } from '../../lib/files/saveFile.ts';
import { buttonPicture, buttonText, lookupButton, portalOrigin } from '../../config/billLinks.ts';
import { brand } from '../../config/brand.ts';
import { lookupLink } from '../../config/lookupLinks.ts';
import { QrCode } from '../../ui/drawings/QrCode.tsx';
import { FormField } from '../../ui/fields/FormField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { PageSkeleton } from '../../ui/loading/PageSkeleton.tsx';
import { SampleValue } from './SampleData.tsx';
import { Actions, Section } from './Section.tsx';
import type { PanelProps } from './useBank.ts';

const colours = brand.palette.light.primary;
const picture = buttonPicture(colours);

interface ServiceLinkProps extends Pick<PanelProps, 'act'> {
  company: Company;
  contract: Contract;
  /** The origin of the portal; undefined while the typed address is invalid. */
  origin: string | undefined;
}

/**
 * Creates the link to the lookup of a service, with the typed account if it is valid: as a URL, a
 * QR code and an HTML button for mails.
 */
function ServiceLink({ company, contract, origin, act }: ServiceLinkProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState('0');
  const [text, setText] = useState('');
  // RUTs (Chilean tax IDs) are excluded, because histories and logs keep URLs.
  const identifiers = contract.identifiers.filter((each) => !isRutIdentifier(each));
  const identifier = identifierAt(identifiers, choice);
  const value = identifier && text !== '' ? wireValue(identifier, text) : undefined;
  const account = identifier && value ? { kind: identifier.kind, value } : undefined;
  const refusal = account && mayBeRut(account) && 'Puede ser un RUT, y un RUT no va en un link';
  const error = refusal || (identifier && value ? valueError(identifier, value) : undefined);
  const target = { companyId: company.id, contractId: contract.id };
  const url = lookupLink(target, error === undefined ? account : undefined, origin);
  const html = lookupButton(url, colours);
  const copy = (snippet: string) =>
    act(() => navigator.clipboard.writeText(snippet), { done: 'Copiado.' });
  const saveDrawing = () => {
    const svg = drawing.current?.querySelector('svg');
    if (svg) saveText(new XMLSerializer().serializeToString(svg), 'consulta.svg', 'image/svg+xml');
  };
  return (
    <>
      <IdentifierFields
        identifiers={identifiers}
        choice={choice}
        onChoose={setChoice}
        field={{ name: 'account', value: text, onChange: setText, error }}
      />
      {origin !== undefined && (
        <>
          <SampleValue>{url}</SampleValue>
          <Box ref={drawing}>
            <QrCode text={url} label={`Código QR: consulta de ${company.name}`} />
          </Box>
          <Box
            component="img"
            src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
            alt={buttonText}
            sx={{ alignSelf: 'flex-start' }}
          />
          <SampleValue>{html}</SampleValue>
          <Actions
            of={{
              'Copiar link': () => copy(url),
              'Descargar QR': saveDrawing,
              'Descargar botón': () => saveText(picture, 'boton.svg', 'image/svg+xml'),
              'Copiar HTML': () => copy(html),
            }}
          />
        </>
      )}
    </>
  );
}

/** Creates lookup links that companies print on their bills and put into their mails. */
export function LinkPanel({ act }: Pick<PanelProps, 'act'>) {
  const { catalogue, error, retry } = useCatalogue();
  const [id, setId] = useState('');
  const [address, setAddress] = useState(window.location.origin);
  const origin = portalOrigin(address);
  if (error !== undefined) return <CatalogueError {...{ error, retry }} />;
  if (!catalogue) return <PageSkeleton />;
  const services = catalogue.companies.flatMap((company) =>
    company.contracts.map((contract) => ({
      value: contract.id,
      label: `${company.name} · ${contract.name}`,
      company,
      contract,
    })),
  );
  const service = services.find(({ value }) => value === id) ?? services[0];
  return (
    service && (
      <Section
        title="Links de consulta"
        help="Para imprimir en boletas y enviar por correo: abren la consulta con la cuenta escrita, o vacía si pide el RUT, que nunca va en un link."
      >
        <FormField
          label="Dirección del portal"
          name="portal"
          value={address}
          onChange={setAddress}
          error={
            origin === undefined
              ? 'Escribe la dirección del portal, como https://pagos.banco.cl'
              : undefined
          }
          inputMode="url"
          spellCheck={false}
        />
        <SelectField
          label="Servicio"
          name="service"
          value={service.value}
          onChange={setId}
          options={services}
        />
        <ServiceLink key={service.value} {...service} origin={origin} act={act} />
      </Section>
    )
  );
}
