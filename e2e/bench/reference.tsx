import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { configureStore, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';

/**
 * The reference page for the bench: plain React, Redux Toolkit and MUI with one form, rendered in
 * the browser.
 */
const form = createSlice({
  name: 'form',
  initialState: { search: '', sent: false },
  reducers: {
    searchTyped(state, { payload }: PayloadAction<string>) {
      state.search = payload;
    },
    formSent(state) {
      state.sent = true;
    },
  },
});
const store = configureStore({ reducer: { form: form.reducer } });
type State = ReturnType<typeof store.getState>;

function Form() {
  const { search, sent } = useSelector((state: State) => state.form);
  const dispatch = useDispatch();
  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ maxWidth: 480, margin: '48px auto', padding: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        dispatch(form.actions.formSent());
      }}
    >
      <Typography variant="h4" component="h1">
        Paga tus cuentas en un solo lugar
      </Typography>
      <TextField
        label="Busca tu empresa"
        value={search}
        onChange={(event) => dispatch(form.actions.searchTyped(event.target.value))}
      />
      <Button type="submit" variant="contained" disabled={sent}>
        Consultar y pagar
      </Button>
    </Stack>
  );
}

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <Provider store={store}>
    <ThemeProvider theme={createTheme()}>
      <CssBaseline />
      <Form />
    </ThemeProvider>
  </Provider>,
);
