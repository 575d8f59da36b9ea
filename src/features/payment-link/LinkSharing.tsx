import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { isSameContent } from '../../store/cart/bills.ts';
import { selectItems } from '../../store/cart/cartSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import { selectIsMakingLink, selectMadeLink } from '../../store/payment/paymentLinkSlice.ts';
import { makeSharedLink } from '../../store/payment/sendLink.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { bringIntoView } from '../../ui/focus/arrival.ts';
import { FormActions } from '../../ui/forms/Form.tsx';
import { lazyPart } from '../../ui/loading/lazyPart.tsx';

const QrCode = lazyPart(async () => (await import('../../ui/drawings/QrCode.tsx')).QrCode);

const labels = { copy: 'Copiar link', code: 'Mostrar código QR', share: 'Compartir' };
const ways = ['copy', 'code', 'share'] as const;

/** `code` shows the link as a QR code. */
type Way = (typeof ways)[number];

const isOffered = (way: Way) => way !== 'share' || 'share' in navigator;

/**
 * The message after a press. `isShown`: the browser refused to copy or share the link, so a field
 * shows the link.
 */
interface ShareResult {
  text: string;
  isShown?: boolean;
}

const refusedCopy =
  'Este dispositivo no nos dejó copiarlo. El link está seleccionado: cópialo desde aquí.';
const refusedShare = 'El link está listo: presiona «Compartir» de nuevo, o cópialo desde aquí.';

async function copy(link: string): Promise<ShareResult> {
  try {
    await navigator.clipboard.writeText(link);
    return { text: 'Copiamos el link. Pégalo donde quieras enviarlo.' };
  } catch {
    return { text: refusedCopy, isShown: true };
  }
}

/**
 * Opens the system's share sheet; closing the sheet shows no message. A browser may refuse to open
 * it if the press was long ago, as when the link had to be created first.
 */
async function share(link: string): Promise<ShareResult> {
  try {
    await navigator.share({ title: 'Link de pago', url: link });
    return { text: 'Compartiste el link.' };
  } catch (error) {
    const isLeft = error instanceof DOMException && error.name === 'AbortError';
    return isLeft ? { text: '' } : { text: refusedShare, isShown: true };
  }
}

/** Shows the link in a field and selects it, so that the payer can copy it. */
function LinkField({ link }: { link: string }) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel htmlFor={id}>Link de pago</FormLabel>
      <OutlinedInput
        id={id}
        value={link}
        readOnly
        inputRef={selectText}
        slotProps={{ input: { translate: 'no' } }}
      />
    </FormControl>
  );
}

function selectText(field: HTMLInputElement | null) {
  field?.focus();
  field?.select();
}

/**
 * Offers the link without a mail. A press creates the link if the present cart has none yet; each
 * press calls `onUse`, because the mail is optional from then on.
 */
export function LinkSharing({ isPayable, onUse }: { isPayable: boolean; onUse: () => void }) {
  const dispatch = useAppDispatch();
  const items = useAppSelector(selectItems);
  const made = useAppSelector(selectMadeLink);
  const isMaking = useAppSelector(selectIsMakingLink);
  // The button pressed before the link existed; its action runs once when the link arrives.
  const wish = useRef<Way>(undefined);
  const [wanted, setWanted] = useState<Way>();
  const [isCodeShown, setIsCodeShown] = useState(false);
  const [outcome, setOutcome] = useState<ShareResult>();
  // The store may still have the link of an earlier cart, which must not be shared for this cart.
  const isCurrent = made !== undefined && isSameContent(made.items, items);
  const link = isCurrent ? made.link : undefined;

  const isDrawn = link !== undefined && isCodeShown;

  const handOut = async (way: Way, of: string) => {
    if (way !== 'code') setOutcome(await (way === 'copy' ? copy(of) : share(of)));
  };
  const press = (way: Way) => {
    onUse();
    setOutcome(undefined);
    if (way === 'code') setIsCodeShown(!isDrawn);
    if (link !== undefined) return void handOut(way, link);
    wish.current = way;
    setWanted(way);
    void dispatch(makeSharedLink());
  };
  const handOutMade = useEffectEvent((of: string) => {
    const way = wish.current;
    wish.current = undefined;
    if (way) void handOut(way, of);
  });
  useEffect(() => {
    if (link !== undefined) handOutMade(link);
  }, [link]);

  return (
    <Stack component="section" aria-label="Compartir el link sin correo" spacing={2} sx={{ mt: 3 }}>
      <Typography color="textSecondary">O compártelo tú, sin correo:</Typography>
      <FormActions>
        {ways.filter(isOffered).map((way) => (
          <LoadingButton
            key={way}
            variant="outlined"
            loading={isMaking && wanted === way}
            aria-disabled={isMaking || undefined}
            aria-expanded={way === 'code' ? isDrawn : undefined}
            disabled={!isPayable}
            onClick={() => !isMaking && press(way)}
          >
            {labels[way]}
          </LoadingButton>
        ))}
      </FormActions>
      <Typography component="output" sx={{ display: 'block' }}>
        {isMaking && <span>Generando el link…</span>}
        {link !== undefined && outcome && <span>{outcome.text}</span>}
        {made && !isCurrent && (
          <span>
            Tu carro cambió: el link que compartiste sigue siendo por las deudas de antes.
          </span>
        )}
      </Typography>
      {link !== undefined && outcome?.isShown && <LinkField link={link} />}
      {isDrawn && (
        <Box ref={bringIntoView}>
          <Suspense fallback={<Skeleton variant="rounded" width={228} height={228} />}>
            <QrCode text={link} label="Código QR del link de pago" />
          </Suspense>
        </Box>
      )}
    </Stack>
  );
}
