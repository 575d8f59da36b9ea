import Button from '@mui/material/Button';
import { skipToken } from '@reduxjs/toolkit/query';
import { styled } from '@mui/material/styles';
import { errorMessage, shownError } from '../../api/errors.ts';
import { useGetUserInfoQuery } from '../../api/userInfoApi.ts';
import type { UserInfo } from '../../api/userInfoApi.ts';
import { useGetProfileQuery } from '../../api/usersApi.ts';
import { formatRut } from '../../lib/rut.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { openModal } from '../../store/modalsSlice.ts';
import { selectUserData } from '../../store/sessionSlice.ts';
import { palette, theme } from '../../theme/theme.ts';
import { ErrorState } from '../../ui/page/ErrorState.tsx';
import { PageContainer } from '../../ui/page/PageContainer.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { FactList } from './profileFrame.ts';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

const Farewell = styled('section')({
  marginTop: 48,
  paddingBlockStart: 32,
  borderTop: `1px solid ${palette.divider}`,
  '& h2': theme.typography.h2,
  '& p': { margin: '8px 0 16px', color: palette.text.secondary },
});

/** What the payer cannot change: the RUT, and the profile that the bank assigned. */
function FixedFacts({ info }: { info: UserInfo }) {
  const { data: profileName } = useGetProfileQuery(info.profileId);
  return (
    <FactList>
      <div>
        <dt>RUT</dt>
        <dd>{formatRut(info.document)}</dd>
      </div>
      {profileName && (
        <div>
          <dt>Perfil</dt>
          <dd>
            <UntrustedText length={60}>{profileName}</UntrustedText>
          </dd>
        </div>
      )}
    </FactList>
  );
}

function DeleteAccount() {
  const dispatch = useAppDispatch();
  return (
    <Farewell aria-labelledby="eliminar">
      <h2 id="eliminar">¿Ya no quieres tu cuenta?</h2>
      <p>Puedes eliminarla cuando quieras y seguir pagando como visitante.</p>
      <Button
        variant="outlined"
        color="error"
        onClick={() => dispatch(openModal({ kind: 'deleteAccount' }))}
      >
        Eliminar cuenta
      </Button>
    </Farewell>
  );
}

function Profile() {
  const payer = useAppSelector(selectUserData);
  const { data: info, refetch, ...asked } = useGetUserInfoQuery(payer?.idu ?? skipToken);
  const error = shownError(asked);
  if (info) {
    return (
      <>
        <FixedFacts info={info} />
        <ProfileForm info={info} />
        <DeleteAccount />
      </>
    );
  }
  if (!error) return <ProfileSkeleton />;
  return (
    <ErrorState title="No pudimos cargar tu perfil" onRetry={() => void refetch()}>
      {errorMessage(error)}
    </ErrorState>
  );
}

/** /inicio/perfil: the payer's own data, to see and change, and the deletion of the account. */
export function ProfileScreen() {
  return (
    <PageContainer width="form">
      <PageHeading>Mi perfil</PageHeading>
      <Profile />
    </PageContainer>
  );
}
