/** The data of a new centre, until an owner saves other data in the panel (rules §6.1). */
export const MARCA = {
  nombre: 'Remanso',
  lema: 'Centro de recuperación física y muscular',
  /**
   * A part of the first administrator's e-mail address, and of the address from which letters are
   * sent where the operator names none.
   */
  identificador: 'remanso',
  ciudad: 'Yerba Buena, Tucumán',
  /** The default of `CENTER_TIME_ZONE`. */
  zonaHoraria: 'America/Argentina/Tucuman',
  direccion: 'Av. Aconquija 1450, Yerba Buena, Tucumán',
  /**
   * How a client pays, such as 'Al llegar, en efectivo o por transferencia.' The app tells it to
   * clients who have booked. With an empty text the app shows nothing.
   */
  comoSePaga: '' as string,
  telefono: '+54 381 555-0142',
  email: 'hola@remanso.example',
  /** 549 + area code + number, the form that a WhatsApp link needs. */
  whatsapp: '5493815550142',
  instagram: 'remanso.recuperacion',
  /** The opening hours of the footer. */
  horarios: [
    { dias: 'Lunes a viernes', tramos: ['08:00-12:00', '16:00-20:00'] },
    { dias: 'Sábado', tramos: ['09:00-13:00', '15:00-19:00'] },
    { dias: 'Domingo', tramos: [] },
  ],
  anio: 2024,
} as const;
