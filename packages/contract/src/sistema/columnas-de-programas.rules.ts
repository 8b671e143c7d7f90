import type { Alcance } from './tokens.rules.ts';

const CLIENTES = ['clientes:leer'] as const;
const PAGOS = ['pagos:leer'] as const;
const RESERVAS = ['reservas:leer'] as const;
const DE_QUIEN = ['reservas:leer', 'pagos:leer', 'clientes:leer'] as const;

/**
 * The columns of the exported tables that `informes:leer` alone does not show, by their titles, with
 * the alcances that do. The other columns are figures that name nobody.
 */
export const COLUMNAS_CERRADAS: Readonly<Record<string, readonly Alcance[]>> = {
  Nombre: DE_QUIEN,
  Apellido: DE_QUIEN,
  Cliente: CLIENTES,
  Email: CLIENTES,
  Teléfono: CLIENTES,
  Cuenta: CLIENTES,
  'Registrado el': CLIENTES,
  Notas: RESERVAS,
  Asistencia: RESERVAS,
  'Motivo de la anulación': PAGOS,
  Nota: PAGOS,
  'Registrado por': PAGOS,
  Abono: PAGOS,
};
