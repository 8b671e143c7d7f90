/** Cash that moves in the drawer without a booking: the day's opening fund, what comes in, what goes out. */
export const TIPOS_DE_MOVIMIENTO = ['FONDO', 'INGRESO', 'RETIRO'] as const;
export type TipoDeMovimiento = (typeof TIPOS_DE_MOVIMIENTO)[number];

/** The most that may be counted of one means. */
export const CONTADO_MAXIMO = 100_000_000_000;

/** The most bookings that are told of one who owes; the sum is of all of them. */
export const RESERVAS_POR_DEUDOR = 50;
