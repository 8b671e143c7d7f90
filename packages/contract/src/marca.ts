/** The centre's own name, address and networks: the one file to edit for another centre. */
export const MARCA = {
  nombre: 'Remanso',
  lema: 'Centro de recuperación física y muscular',
  /** A part of the first administrator's e-mail address. */
  identificador: 'remanso',
  ciudad: 'Yerba Buena, Tucumán',
  /** The time zone that the browser takes for the centre's, whatever its own zone is. */
  zonaHoraria: 'America/Argentina/Tucuman',
  direccion: 'Av. Aconquija 1450, Yerba Buena, Tucumán',
  /**
   * How one pays, for who has booked: 'Al llegar, en efectivo o por transferencia.' An empty text
   * shows nothing.
   */
  comoSePaga: '' as string,
  telefono: '+54 381 555-0142',
  email: 'hola@remanso.example',
  /** 549 + area code + number, the form that WhatsApp links need. */
  whatsapp: '5493815550142',
  instagram: 'remanso.recuperacion',
  /** The opening hours of the footer; `deSchemaOrg` is how schema.org writes the days. */
  horarios: [
    { dias: 'Lunes a viernes', deSchemaOrg: 'Mo-Fr', tramos: ['08:00-12:00', '16:00-20:00'] },
    { dias: 'Sábado', deSchemaOrg: 'Sa', tramos: ['09:00-13:00', '15:00-19:00'] },
    { dias: 'Domingo', deSchemaOrg: 'Su', tramos: [] },
  ],
  anio: 2024,
} as const;
