import { leerSesion } from '../lib/sesion/sesion.ts';
import {
  publicoDe,
  type Ruta,
  type RutaDelPanel,
  type RutaDePantalla,
} from '../lib/direccion/rutas.ts';
import {
  abierta,
  anonima,
  deAdministradores,
  deVisita,
  delMostrador,
  propia,
  protegida,
  publica,
  type Pantalla,
} from './pantalla.ts';

/**
 * The screen of each path (specification §2). The build reads these rows (`build/screens.ts`) to
 * find the modules that a route needs first. So each row must call a function of `pantalla.ts` and
 * import its screen in that call.
 */
const PANTALLAS: Record<Exclude<RutaDePantalla, RutaDelPanel>, Pantalla> = {
  '/login': anonima(() => import('../features/acceso/Login.tsx').then((m) => m.Login)),
  '/entrar': anonima(() => import('../features/acceso/Entrar.tsx').then((m) => m.Entrar)),
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
  '/agenda': abierta(() => import('../features/agenda/Agenda.tsx').then((m) => m.Agenda)),
  '/ayuda': publica(() => import('../features/informacion/Ayuda.tsx').then((m) => m.Ayuda)),
  '/tus-datos': publica(() =>
    import('../features/informacion/TusDatos.tsx').then((m) => m.TusDatos),
  ),
  '/accesibilidad': publica(() =>
    import('../features/informacion/Accesibilidad.tsx').then((m) => m.Accesibilidad),
  ),
  '/mi-cuenta': propia(() => import('../features/cuenta/MiCuenta.tsx').then((m) => m.MiCuenta)),
  '/turnos': protegida(() => import('../features/cliente/semana/Turnos.tsx').then((m) => m.Turnos)),
  '/reservas': protegida(() =>
    import('../features/cliente/inicio/PanelDeCliente.tsx').then((m) => m.PanelDeCliente),
  ),
  '/reservas/mis-reservas': protegida(() =>
    import('../features/cliente/mis-reservas/MisReservas.tsx').then((m) => m.MisReservas),
  ),
  '/reservas/nueva-reserva': deVisita(() =>
    import('../features/cliente/nueva-reserva/NuevaReserva.tsx').then((m) => m.NuevaReserva),
  ),
  '/reservas/cambiar-turno': protegida(() =>
    import('../features/cliente/nueva-reserva/cambio/CambiarTurno.tsx').then((m) => m.CambiarTurno),
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
 * All sections of the panel (`panel/secciones.ts`) share this one screen, so that the panel's frame
 * stays mounted when the section changes.
 */
const PANEL = delMostrador(() => import('./panel/PanelDeAdmin.tsx').then((m) => m.PanelDeAdmin));

export function pantallaDe(ruta: string): Pantalla | undefined {
  if (publicoDe(ruta) === 'panel') return PANEL;
  return Object.hasOwn(PANTALLAS, ruta) ? PANTALLAS[ruta as keyof typeof PANTALLAS] : undefined;
}

/**
 * Fetches a screen's code before the person opens the screen. A failure is ignored here; opening
 * the screen tries again and shows the error.
 */
export async function cargarPantalla(ruta: Ruta): Promise<void> {
  await pantallaDe(ruta)
    ?.cargar[leerSesion().rol]()
    .catch(() => {});
}
