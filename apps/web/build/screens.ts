import type { RutaDePantalla } from '../src/lib/rutas.ts';

/** The module that every page of the app starts with, imported by `src/app/arranque.ts`. */
export const MAIN = 'src/app/main.tsx';

/** The modules of a screen that is wrapped in `Interior`. */
function inside(...modules: string[]): string[] {
  return ['src/app/Interior.tsx', ...modules];
}

/** The modules of a section of the panel, with the panel itself. */
function section(...modules: string[]): string[] {
  return inside('src/app/panel/PanelDeAdmin.tsx', ...modules);
}

/** The modules that each route starts with, besides MAIN: the build's copy of `app/rutas.ts`. */
export const SCREENS = {
  '/login': ['src/features/acceso/Login.tsx'],
  '/register': ['src/features/acceso/Registro.tsx'],
  '/forgot-password': ['src/features/acceso/OlvidoDeContrasena.tsx'],
  '/reset-password': ['src/features/acceso/ContrasenaPorEnlace.tsx'],
  '/mi-cuenta': ['src/features/cuenta/MiCuenta.tsx'],
  '/reservas': inside('src/features/cliente/inicio/PanelDeCliente.tsx'),
  '/reservas/mis-reservas': inside('src/features/cliente/mis-reservas/MisReservas.tsx'),
  '/reservas/nueva-reserva': inside('src/features/cliente/nueva-reserva/NuevaReserva.tsx'),
  '/turnos': inside('src/features/cliente/semana/Turnos.tsx'),
  '/dashboard': section(),
  '/dashboard/clientes': section('src/features/mostrador/clientes/GestionDeClientes.tsx'),
  '/dashboard/usuarios': section('src/features/mostrador/usuarios/Usuarios.tsx'),
  '/dashboard/actividad': section('src/features/mostrador/actividad/Actividad.tsx'),
  '/dashboard/avisos': section('src/features/mostrador/avisos/AvisosSinEntregar.tsx'),
  '/dashboard/configuracion': section('src/features/mostrador/config/ConfiguracionDelSistema.tsx'),
  '/dashboard/horarios': section('src/features/mostrador/horarios/HorariosSemanales.tsx'),
  '/dashboard/feriados': section('src/features/mostrador/excepciones/FeriadosYExcepciones.tsx'),
  '/configuracion-inicial': inside('src/features/mostrador/config/ConfiguracionInicial.tsx'),
  '/configuracion-horarios': inside('src/features/mostrador/horarios/ConfiguracionDeHorarios.tsx'),
} satisfies Record<RutaDePantalla, string[]>;
