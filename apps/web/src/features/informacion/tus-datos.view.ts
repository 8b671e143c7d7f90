import type { MisDatos } from '@remanso/contract/persona/cuenta.contract';

/** The fields of the centre's answer to 'what do you keep about me', which has one row each. */
type Campo = keyof MisDatos['persona'] | Exclude<keyof MisDatos, 'generadoEn' | 'persona'>;

export interface Dato {
  que: string;
  paraQue: string;
  cuanto: string;
  quien: string;
}

const MIENTRAS = 'Hasta que la cuenta se borra';
const EL_CENTRO = 'El centro';
const CON_LA_RESERVA =
  'Con la reserva; cuando la cuenta se borra quedan solo el día, la cantidad y lo pagado';

/**
 * Each thing that the centre keeps about a person. A field that is added to 'Mis datos' has to be
 * explained here, or this does not compile.
 */
export const DATOS: Record<Campo, Dato | null> = {
  nombre: {
    que: 'Nombre y apellido',
    paraQue: 'Saber quién viene y dirigirse a cada persona',
    cuanto: MIENTRAS,
    quien: 'El centro; quien va con la persona ve el nombre y una inicial',
  },
  // It stands with the first name.
  apellido: null,
  email: {
    que: 'Email',
    paraQue: 'Entrar a la cuenta y recibir los mensajes sobre los turnos',
    cuanto: MIENTRAS,
    quien: EL_CENTRO,
  },
  genero: {
    que: 'Género',
    paraQue: 'Mostrar cuántas mujeres y cuántos hombres van a cada turno',
    cuanto: MIENTRAS,
    quien: 'El centro; en el calendario se ve solo como cantidad, sin nombres',
  },
  telefono: {
    que: 'Teléfono',
    paraQue: 'Avisar por WhatsApp o llamar si algo cambia',
    cuanto: MIENTRAS,
    quien: EL_CENTRO,
  },
  rol: {
    que: 'Qué puede hacer la cuenta, y si está activa',
    paraQue: 'Abrir lo que corresponde a cada persona',
    cuanto: MIENTRAS,
    quien: EL_CENTRO,
  },
  // It stands with the rol.
  estado: null,
  cuentaCreadaEn: {
    que: 'Cuándo se creó la cuenta',
    paraQue: 'Contar cuántas personas nuevas vienen',
    cuanto: MIENTRAS,
    quien: EL_CENTRO,
  },
  nota: {
    que: 'Lo que el centro anota sobre la persona',
    paraQue: 'Recordar lo que pidió o necesita',
    cuanto: MIENTRAS,
    quien: 'El centro; la persona la lee al descargar sus datos',
  },
  reservas: {
    que: 'Reservas: día, hora, quiénes van, notas, si vinieron, precio y pagos',
    paraQue: 'Guardar los lugares y llevar las cuentas',
    cuanto: CON_LA_RESERVA,
    quien: 'El centro; cada acompañante ve el día y la hora si se le comparte el turno',
  },
  abonos: {
    que: 'Abonos: lo comprado, lo usado y lo que queda',
    paraQue: 'Pagar los turnos con ellos',
    cuanto: MIENTRAS,
    quien: 'El centro, y con quien se comparte el abono',
  },
  esperas: {
    que: 'Listas de espera en las que se anotó',
    paraQue: 'Ofrecer el lugar que se libera, por orden de llegada',
    cuanto: MIENTRAS,
    quien: EL_CENTRO,
  },
  turnosFijos: {
    que: 'Turnos fijos',
    paraQue: 'Reservar la misma hora cada semana',
    cuanto: 'Con las reservas; cuando la cuenta se borra queda solo la hora',
    quien: EL_CENTRO,
  },
  dispositivos: {
    que: 'Los teléfonos y navegadores que reciben mensajes',
    paraQue: 'Enviarles los recordatorios',
    cuanto: 'Hasta que se apagan en Mi Cuenta, o la cuenta se borra',
    quien: 'Nadie más que la persona',
  },
};
