import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { shownError } from '../../api/errors.ts';
import { useGetUserInfoQuery } from '../../api/userInfoApi.ts';
import type { UserInfo } from '../../api/userInfoApi.ts';
import { useGetProfileQuery } from '../../api/usersApi.ts';
import { LoadError } from '../../components/errors/LoadError.tsx';
import { formatRut } from '../../lib/identifiers/rut.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import { openModal } from '../../store/session/modalsSlice.ts';
import { selectUserData } from '../../store/session/sessionSlice.ts';
import { Page } from '../../ui/page/Page.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { Fact, FactList } from './FactList.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

/** The facts that the payer cannot change: the RUT, and the profile that the bank assigned. */
function FixedFacts({ info }: { info: UserInfo }) {
  const { data: profileName } = useGetProfileQuery(info.profileId);
  return (
    <FactList>
      <Fact term="RUT">{formatRut(info.document)}</Fact>
      {profileName && (
        <Fact term="Perfil">
          <UntrustedText length={60}>{profileName}</UntrustedText>
        </Fact>
      )}
    </FactList>
  );
}

function DeleteAccount() {
  const dispatch = useAppDispatch();
  return (
    <Box component="section" aria-labelledby="eliminar">
      <Divider sx={{ mt: 6, mb: 4 }} />
      <Typography variant="h2" id="eliminar">
        ¿Ya no quieres tu usuario?
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 2 }}>
        Puedes eliminarlo cuando quieras y seguir pagando como visitante.
      </Typography>
      <Button
        variant="outlined"
        color="error"
        onClick={() => dispatch(openModal({ kind: 'deleteAccount' }))}
      >
        Eliminar mi usuario
      </Button>
    </Box>
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
  return <LoadError title="No pudimos cargar tu perfil" error={error} retry={refetch} />;
}

/**
 * /inicio/perfil: the payer's fixed data, a form for the other data, and a button that deletes the
 * user.
 */
export function ProfileScreen() {
  return (
    <Page width="form" title="Mi perfil">
      <Profile />
    </Page>
  );
}
