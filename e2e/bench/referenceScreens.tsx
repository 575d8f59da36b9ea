import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { configureStore, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { MemoryRouter, Link as RouterLink, Route, Routes } from 'react-router';

/**
 * The reference screens for the bench: a form of MUI components behind a route change, and a bare
 * windowed list of 10,000 rows, each with a button that dispatches an action.
 */
const nothing: Record<string, boolean> = {};
const cart = createSlice({
  name: 'cart',
  initialState: nothing,
  reducers: {
    added(state, { payload }: PayloadAction<string>) {
      state[payload] = true;
    },
  },
});
const store = configureStore({ reducer: { cart: cart.reducer } });
type State = ReturnType<typeof store.getState>;

const rows = Array.from({ length: 10_000 }, (_, index) => ({
  invoice: `F-${index}`,
  description: 'Consumo del mes',
  amount: '$25.990',
}));

const Row = memo(function Row({ invoice, description, amount }: (typeof rows)[number]) {
  const isAdded = useSelector((state: State) => state.cart[invoice] ?? false);
  const dispatch = useDispatch();
  return (
    <Stack direction="row" spacing={2} sx={{ minHeight: 132, py: 2, alignItems: 'center' }}>
      <Stack sx={{ flex: 1 }}>
        <Typography component="strong">{description}</Typography>
        <Typography component="small" variant="body2">
          {invoice}
        </Typography>
      </Stack>
      <Typography>{amount}</Typography>
      <Button
        aria-label={`Agregar ${invoice}`}
        variant={isAdded ? 'text' : 'outlined'}
        onClick={() => dispatch(cart.actions.added(invoice))}
      >
        {isAdded ? 'En el carro' : 'Agregar'}
      </Button>
    </Stack>
  );
});

function Debts() {
  // The disabled rule concerns the React Compiler, which does not compile this page.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => 132,
    overscan: 1,
  });
  return (
    <List aria-label="Deudas" sx={{ position: 'relative', height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const row = rows[index];
        return row === undefined ? null : (
          <ListItem
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-posinset={index + 1}
            style={{ position: 'absolute', top: 0, transform: `translateY(${start}px)` }}
          >
            <Row {...row} />
          </ListItem>
        );
      })}
    </List>
  );
}

function Lookup() {
  return (
    <Stack component="main" spacing={2} sx={{ padding: 2 }}>
      <Typography variant="h4" component="h1">
        Consultar cuenta
      </Typography>
      <TextField label="Identificador de servicio" />
      <TextField label="Correo electrónico" />
      <Button variant="contained">Consultar</Button>
    </Stack>
  );
}

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <Provider store={store}>
    <ThemeProvider theme={createTheme()}>
      <CssBaseline />
      <MemoryRouter useTransitions={false}>
        <Stack component="nav" direction="row" spacing={2}>
          <Link component={RouterLink} to="/consultar">
            Consultar
          </Link>
          <Link component={RouterLink} to="/deudas">
            Deudas
          </Link>
        </Stack>
        <Routes>
          <Route path="/" element={<Typography component="h1">Inicio</Typography>} />
          <Route path="/consultar" element={<Lookup />} />
          <Route path="/deudas" element={<Debts />} />
        </Routes>
      </MemoryRouter>
    </ThemeProvider>
  </Provider>,
);
