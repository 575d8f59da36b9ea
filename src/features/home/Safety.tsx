import { styled } from '@mui/material/styles';
import { plainList } from '../../theme/plainList.ts';
import { palette, theme } from '../../theme/theme.ts';
import { CheckCircleIcon, LockIcon, MailIcon, ReceiptIcon } from '../../ui/icons/icons.tsx';
import { Column, Heading } from './homeFrame.ts';

const Band = styled('section')({
  marginBlock: 'clamp(16px, 3vw, 32px)',
  paddingBlock: 'clamp(40px, 6vw, 72px)',
  backgroundColor: palette.tint.brand,
});
const Split = styled(Column)({
  display: 'grid',
  gap: 32,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 2fr', gap: 72 },
});
const Lead = styled('p')({ margin: '12px 0 0', maxWidth: '38ch', textWrap: 'pretty' });
const Reasons = styled('ul')({
  display: 'grid',
  gap: '28px 48px',
  ...plainList,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
  '& li': {
    display: 'grid',
    gridTemplate: 'auto 1fr / auto 1fr',
    gap: '4px 16px',
  },
  '& svg': { gridRow: 'span 2', marginTop: 1, color: palette.primary.main },
  '& p': { margin: 0, gridColumn: 2, textWrap: 'pretty' },
});
const Name = styled('h3')(theme.typography.h3);

const reasons = [
  {
    Icon: LockIcon,
    name: 'Pagas en la página del banco',
    text: 'Aquí nunca escribes los datos de tu tarjeta ni tus claves del banco.',
  },
  {
    Icon: CheckCircleIcon,
    name: 'Un pago, un cobro',
    text: 'Aunque recargues la página o presiones dos veces, tu pago se registra una sola vez.',
  },
  {
    Icon: MailIcon,
    name: 'Nada de datos por correo',
    text: 'Nunca te pediremos información personal ni financiera por correo electrónico.',
  },
  {
    Icon: ReceiptIcon,
    name: 'Pagas lo que debes',
    text: 'El servicio no tiene costo para ti: el total es el de tus cuentas, sin recargos.',
  },
];

/** Why paying here is safe, on a full-width band. */
export function Safety() {
  return (
    <Band aria-labelledby="seguridad">
      <Split>
        <div>
          <Heading id="seguridad">Pagar con tranquilidad es parte del servicio</Heading>
          <Lead>
            Cuatro cosas que cuidamos en cada pago, para que tú no tengas que pensar en ellas.
          </Lead>
        </div>
        <Reasons>
          {reasons.map(({ Icon, name, text }) => (
            <li key={name}>
              <Icon size={28} />
              <Name>{name}</Name>
              <p>{text}</p>
            </li>
          ))}
        </Reasons>
      </Split>
    </Band>
  );
}
