import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import Grid from '@mui/material/Grid';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { FormField } from '../../ui/fields/FormField.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { CheckCircleIcon, ChevronDownIcon, ClockIcon, EditIcon } from '../../ui/icons/icons.tsx';
import { Pager } from '../../ui/lists/Pager.tsx';
import { ModalFrame } from '../../ui/modals/ModalFrame.tsx';
import { Stepper } from '../../ui/page/Stepper.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';
import type { ToastClass } from '../../ui/toasts/toasts.ts';
import { RecordTable } from './RecordTable.tsx';
import { Section } from './Section.tsx';

function Row({ children }: { children: ReactNode }) {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {children}
    </Stack>
  );
}

function Texts() {
  return (
    <Section title="Textos">
      <div>
        {(['display', 'h1', 'h2', 'h3', 'h4', 'lead', 'body1', 'body2', 'subtitle2'] as const).map(
          (variant) => (
            <Typography key={variant} variant={variant} component="p">
              {`${variant}: paga tus cuentas en un solo lugar`}
            </Typography>
          ),
        )}
        <Typography color="textSecondary">
          Lo que se dice al lado de algo más importante.
        </Typography>
        <Link href="#componentes">Un link</Link>
      </div>
    </Section>
  );
}

function Buttons() {
  return (
    <Section title="Botones">
      {(['contained', 'outlined', 'text'] as const).map((variant) => (
        <Row key={variant}>
          <Button variant={variant} size="small">
            Chico
          </Button>
          <Button variant={variant} startIcon={<EditIcon size={20} />}>
            Mediano
          </Button>
          <Button variant={variant} size="large">
            Grande
          </Button>
          <Button variant={variant} color="error">
            Peligroso
          </Button>
          <Button variant={variant} disabled>
            Deshabilitado
          </Button>
          <LoadingButton variant={variant} loading>
            Ocupado
          </LoadingButton>
        </Row>
      ))}
      <Row>
        <IconButton aria-label="Editar">
          <EditIcon size={20} />
        </IconButton>
        <Card>
          <CardActionArea>
            <CardContent>Una tarjeta que se presiona</CardContent>
          </CardActionArea>
        </Card>
      </Row>
    </Section>
  );
}

const options = [
  { value: 'uno', label: 'Uno' },
  { value: 'dos', label: 'Dos' },
];

function Fields() {
  const [text, setText] = useState('');
  const [option, setOption] = useState('uno');
  const [isOn, setIsOn] = useState(true);
  const value = { value: text, onChange: setText };
  return (
    <Section title="Campos">
      <Grid container spacing={3}>
        {[
          <FormField key="plain" label="Texto" name="plain" help="Una ayuda." {...value} />,
          <FormField key="wrong" label="Con error" name="wrong" error="Así no." {...value} />,
          <FormField
            key="lines"
            label="Varias líneas"
            name="lines"
            multiline
            rows={3}
            {...value}
          />,
          <PasswordField
            key="secret"
            label="Contraseña"
            name="secret"
            autoComplete="new-password"
            {...value}
          />,
          <SearchField key="search" label="Buscar" {...value} />,
          <SelectField
            key="select"
            label="Lista"
            name="select"
            options={options}
            value={option}
            onChange={setOption}
          />,
          <RadioCards
            key="radio"
            legend="Opciones"
            name="radio"
            options={options}
            value={option}
            onChange={setOption}
          />,
          <div key="checks">
            <CheckboxField label="Marcada o no" name="check" checked={isOn} onChange={setIsOn} />
            <CheckboxField
              label="Con error"
              name="checkWrong"
              checked={isOn}
              onChange={setIsOn}
              error="Falta."
            />
            <CheckboxField
              label="Deshabilitada"
              name="checkOff"
              checked={isOn}
              onChange={setIsOn}
              disabled
            />
          </div>,
        ].map((field) => (
          <Grid key={field.key} size={{ xs: 12, md: 6, lg: 4 }}>
            {field}
          </Grid>
        ))}
      </Grid>
    </Section>
  );
}

function Messages() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const toasts: ToastClass[] = ['success', 'danger', 'warning', 'info', 'light', 'dark'];
  return (
    <Section title="Mensajes">
      {(['info', 'success', 'warning', 'error'] as const).map((severity) => (
        <Alert
          key={severity}
          severity={severity}
          role="none"
          action={
            <Button variant="outlined" size="small">
              Acción
            </Button>
          }
        >
          <AlertTitle>{`Un título: ${severity}`}</AlertTitle>
          Lo que pasó, en una frase, y qué se puede hacer.
        </Alert>
      ))}
      <Row>
        {toasts.map((targetClass) => (
          <Button
            key={targetClass}
            variant="outlined"
            size="small"
            onClick={() => showToast({ targetClass, text: 'Un aviso breve.', progress: true })}
          >
            {`Aviso ${targetClass}`}
          </Button>
        ))}
        <Button size="small" onClick={() => setIsOpen(true)}>
          Abrir un modal
        </Button>
      </Row>
      {isOpen && (
        <ModalFrame
          title="Una decisión"
          onClose={close}
          cross
          actions={
            <>
              <Button variant="outlined" onClick={close}>
                Cancelar
              </Button>
              <Button onClick={close}>Aceptar</Button>
            </>
          }
        >
          <Typography>Corto, y una sola cosa a la vez.</Typography>
        </ModalFrame>
      )}
    </Section>
  );
}

function Navigation() {
  const [page, setPage] = useState(3);
  const [tab, setTab] = useState(0);
  const [step, setStep] = useState(1);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const closeMenu = () => setAnchor(null);
  const menuId = useId();
  return (
    <Section title="Navegación">
      <Stepper
        current={step}
        onStep={setStep}
        steps={[
          { label: 'Empresa', value: 'Aguas Lleuque' },
          { label: 'Cuenta' },
          { label: 'Deudas' },
        ]}
      />
      <Tabs aria-label="Pestañas" value={tab} onChange={(_event, next: number) => setTab(next)}>
        <Tab label="Una" />
        <Tab label="Otra" />
        <Tab label="Deshabilitada" disabled />
      </Tabs>
      <Pager page={page} count={10} onChange={setPage} />
      <Row>
        <Button
          variant="outlined"
          endIcon={<ChevronDownIcon size={20} />}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? menuId : undefined}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          Menú
        </Button>
        <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={closeMenu}>
          <MenuItem onClick={closeMenu} selected>
            Elegida
          </MenuItem>
          <MenuItem onClick={closeMenu}>Otra</MenuItem>
          <MenuItem disabled>Deshabilitada</MenuItem>
        </Menu>
      </Row>
      <div>
        {['primera', 'segunda'].map((question) => (
          <Accordion key={question}>
            <AccordionSummary
              id={`pregunta-${question}`}
              aria-controls={`respuesta-${question}`}
              expandIcon={<ChevronDownIcon size={20} />}
            >{`Una pregunta, la ${question}`}</AccordionSummary>
            <AccordionDetails>Y su respuesta.</AccordionDetails>
          </Accordion>
        ))}
      </div>
    </Section>
  );
}

function Data() {
  return (
    <Section title="Datos">
      <Row>
        <Chip label="Neutro" />
        <Chip color="primary" label="Informativo" />
        <Chip color="success" icon={<CheckCircleIcon size={16} />} label="Pagado" />
        <Chip color="warning" icon={<ClockIcon size={16} />} label="Pendiente" />
        <Chip color="error" label="Vencida" />
      </Row>
      <RecordTable
        label="Una tabla"
        rows={options}
        getKey={({ value }) => value}
        columns={[
          { label: 'Nombre', cell: ({ label }) => label },
          { label: 'Monto', align: 'right', cell: () => '$ 25.990' },
        ]}
      />
      <Row>
        <Skeleton width={200} height={24} />
        <Skeleton variant="circular" width={44} height={44} />
        <CircularProgress aria-label="Cargando" />
      </Row>
      <LinearProgress aria-label="Avance" variant="determinate" value={60} />
    </Section>
  );
}

/** Every component that the theme styles, in its states, to look at it in light and dark. */
export function ComponentPanel() {
  return (
    <Stack spacing={6}>
      <Texts />
      <Buttons />
      <Fields />
      <Messages />
      <Navigation />
      <Data />
    </Stack>
  );
}
