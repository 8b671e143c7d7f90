import type { RutaDePantalla } from '../src/lib/rutas.ts';

/** The module that every page of the app starts with, imported by `src/app/arranque.ts`. */
export const MAIN = 'src/app/main.tsx';

/** The modules of a section of the panel, with the panel itself. */
function section(...modules: string[]): string[] {
  return ['src/features/panel/PanelDeAdmin.tsx', ...modules];
}

/** The modules that each route starts with, besides MAIN: the build's copy of `app/rutas.ts`. */
export const SCREENS = {
  '/login': ['src/features/auth/Login.tsx'],
  '/register': ['src/features/auth/Registro.tsx'],
  '/forgot-password': ['src/features/auth/OlvidoDeContrasena.tsx'],
  '/reset-password': ['src/features/auth/ContrasenaPorEnlace.tsx'],
  '/mi-cuenta': ['src/features/cuenta/MiCuenta.tsx'],
  '/reservas': ['src/features/reservas/PanelDeCliente.tsx'],
  '/reservas/mis-reservas': ['src/features/reservas/MisReservas.tsx'],
  '/reservas/nueva-reserva': ['src/features/reservas/NuevaReserva.tsx'],
  '/turnos': ['src/features/reservas/Turnos.tsx'],
  '/dashboard': section(),
  '/dashboard/clientes': section('src/features/clientes/GestionDeClientes.tsx'),
  '/dashboard/usuarios': section('src/features/usuarios/Usuarios.tsx'),
  '/dashboard/actividad': section('src/features/actividad/Actividad.tsx'),
  '/dashboard/avisos': section('src/features/avisos/AvisosSinEntregar.tsx'),
  '/dashboard/configuracion': section('src/features/panel/ConfiguracionDelSistema.tsx'),
  '/dashboard/horarios': section('src/features/horarios-base/HorariosSemanales.tsx'),
  '/dashboard/feriados': section('src/features/excepciones/FeriadosYExcepciones.tsx'),
  '/configuracion-inicial': ['src/features/config/ConfiguracionInicial.tsx'],
  '/configuracion-horarios': ['src/features/horarios-base/ConfiguracionDeHorarios.tsx'],
} satisfies Record<RutaDePantalla, string[]>;
