import { leerSesion } from '../lib/sesion/sesion.ts';
import {
  publicoDe,
  type Ruta,
  type RutaDelPanel,
  type RutaDePantalla,
} from '../lib/direccion/rutas.ts';
import {
  anonima,
  deAdministradores,
  delMostrador,
  propia,
  protegida,
  publica,
  type Pantalla,
} from './pantalla.ts';

/**
 * The screen of each path (specification §2). The build reads these rows for the modules that a
 * route begins with (`build/screens.ts`), so each row names a function of `pantalla.ts` and imports
 * its own screen.
 */
const PANTALLAS: Record<Exclude<RutaDePantalla, RutaDelPanel>, Pantalla> = {
  '/login': anonima(() => import('../features/acceso/Login.tsx').then((m) => m.Login)),
  '/register': anonima(() => import('../features/acceso/Registro.tsx').then((m) => m.Registro)),
  '/forgot-password': publica(() =>
    import('../features/acceso/OlvidoDeContrasena.tsx').then((m) => m.OlvidoDeContrasena),
  ),
  '/reset-password': publica(() =>
    import('../features/acceso/ContrasenaPorEnlace.tsx').then((m) => m.ContrasenaPorEnlace),
  ),
  '/confirmar-email': publica(() =>
    import('../features/acceso/ConfirmarEmail.tsx').then((m) => m.ConfirmarEmail),
  ),
  '/mi-cuenta': propia(() => import('../features/cuenta/MiCuenta.tsx').then((m) => m.MiCuenta)),
  '/turnos': protegida(() => import('../features/cliente/semana/Turnos.tsx').then((m) => m.Turnos)),
  '/reservas': protegida(() =>
    import('../features/cliente/inicio/PanelDeCliente.tsx').then((m) => m.PanelDeCliente),
  ),
  '/reservas/mis-reservas': protegida(() =>
    import('../features/cliente/mis-reservas/MisReservas.tsx').then((m) => m.MisReservas),
  ),
  '/reservas/nueva-reserva': protegida(() =>
    import('../features/cliente/nueva-reserva/NuevaReserva.tsx').then((m) => m.NuevaReserva),
  ),
  '/configuracion-inicial': deAdministradores(() =>
    import('../features/mostrador/config/ConfiguracionInicial.tsx').then(
      (m) => m.ConfiguracionInicial,
    ),
  ),
  '/configuracion-horarios': deAdministradores(() =>
    import('../features/mostrador/horarios/ConfiguracionDeHorarios.tsx').then(
      (m) => m.ConfiguracionDeHorarios,
    ),
  ),
};

/**
 * The one screen of all sections of the panel (`panel/secciones.ts`), so that its frame stays while
 * they change.
 */
const PANEL = delMostrador(() => import('./panel/PanelDeAdmin.tsx').then((m) => m.PanelDeAdmin));

export function pantallaDe(ruta: string): Pantalla | undefined {
  if (publicoDe(ruta) === 'panel') return PANEL;
  return Object.hasOwn(PANTALLAS, ruta) ? PANTALLAS[ruta as keyof typeof PANTALLAS] : undefined;
}

/** Fetches a screen's code ahead of time; a failure is left for the visit to show. */
export async function cargarPantalla(ruta: Ruta): Promise<void> {
  await pantallaDe(ruta)
    ?.cargar[leerSesion().rol]()
    .catch(() => {});
}
