/*
 * The titles that people and other programs write above the columns of a list of clients (rules
 * §21). Google Contacts writes 'E-mail 1 - Value', Easy!Appointments 'phone_number'.
 */

export const CAMPOS_DE_IMPORTACION = [
  'nombre',
  'apellido',
  'telefono',
  'email',
  'genero',
  'nota',
  'lugares',
] as const;
export type CampoDeImportacion = (typeof CAMPOS_DE_IMPORTACION)[number];

/** The titles that are known whole. Those of telephones and e-mails are made of words, below. */
const TITULOS: Record<Exclude<CampoDeImportacion, 'telefono' | 'email'>, string> = {
  nombre:
    'nombre|nombres|nombre s|primer nombre|segundo nombre|nombre de pila|first name|first names|' +
    'given name|firstname|forename|middle name|additional name|client first name|' +
    'customer first name|nome',
  apellido:
    'apellido|apellidos|apellido s|primer apellido|segundo apellido|apellido paterno|' +
    'apellido materno|apellido del cliente|apellidos del cliente|last name|last names|family name|surname|lastname|client last name|' +
    'customer last name|sobrenome',
  genero: 'genero|sexo|gender|sex',
  nota:
    'nota|notas|observacion|observaciones|obs|comentario|comentarios|notes|note|comments|detalle|' +
    'detalles|aclaracion|aclaraciones|notas del cliente|client notes|customer notes',
  lugares:
    'lugares|lugares del abono|lugares restantes|lugares que quedan|sesiones|sesiones restantes|' +
    'sesiones que quedan|sesiones disponibles|sesiones del abono|abono|pack|saldo de sesiones',
};

/** The titles of a column with the whole name, which count where no column has the apellido. */
const NOMBRE_ENTERO =
  'apellido y nombre|apellidos y nombres|apellido y nombres|apellidos y nombre|apellido nombre|' +
  'apellido s y nombre s|nombre s y apellido s|apellido s nombre s|nombre s apellido s|' +
  'nombre y apellido|nombres y apellidos|nombres y apellido|nombre y apellidos|nombre apellido|' +
  'nombres apellidos|apellidos nombres|nombre completo|nombre del cliente|nombre cliente|' +
  'nombre del paciente|nombre del contacto|full name|fullname|display name|name|client name|' +
  'customer name|contact name|cliente|clientes|paciente|pacientes|contacto|titular|persona|' +
  'socio|alumno|customer|client';

/** A title of words of one list, at least one of them of the first, names the campo. */
interface PorPalabras {
  nombran: Set<string>;
  acompanian: Set<string>;
}
const palabras = (lista: string) => new Set(lista.split(' '));
const DE_MOVIL =
  'celular celulares cel cels movil moviles whatsapp wsp wpp wasap mobile cell cellphone';
const COMUNES =
  'de del la el y o e s 1 2 3 4 value principal principales personal particular primary main home ' +
  'work business other otro otra contacto contact cliente client clients customer paciente casa ' +
  'trabajo laboral tu su alternativo secundario secondary';
const POR_PALABRAS: readonly (readonly ['telefono' | 'email', PorPalabras])[] = [
  [
    'telefono',
    {
      nombran: palabras(
        `telefono telefonos tel tels phone phones telephone telephones ${DE_MOVIL}`,
      ),
      acompanian: palabras(`${COMUNES} numero numeros num nro n no nº number numbers fijo linea`),
    },
  ],
  [
    'email',
    {
      nombran: palabras('email emails mail mails correo correos'),
      acompanian: palabras(`${COMUNES} electronico electronicos direccion address addresses`),
    },
  ],
];

const CAMPO_DE_TITULO = new Map<string, CampoDeImportacion>(
  Object.entries(TITULOS).flatMap(([campo, titulos]) =>
    titulos.split('|').map((titulo) => [titulo, campo as CampoDeImportacion] as const),
  ),
);
const ENTEROS = new Set(NOMBRE_ENTERO.split('|'));

const comparable = (titulo: string) =>
  titulo
    .slice(0, 200)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    // Programs write 'MobilePhone' and 'Email2'.
    .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\d)/gu, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll('whats app', 'whatsapp')
    .trim();

/**
 * Returns the campo that a title names; null for a title that names none.
 * @example campoDeTitulo('E-mail 1 - Value') // 'email'
 * @example campoDeTitulo('Apellido y Nombre:') // 'nombre'
 * @example campoDeTitulo('Celular (WhatsApp)') // 'telefono'
 * @example campoDeTitulo('Birthday') // null
 */
export function campoDeTitulo(titulo: string): CampoDeImportacion | null {
  const limpio = comparable(titulo);
  const entero = CAMPO_DE_TITULO.get(limpio) ?? (ENTEROS.has(limpio) ? 'nombre' : null);
  return entero ?? campoPorPalabras(limpio.split(' '));
}

function campoPorPalabras(escritas: readonly string[]): CampoDeImportacion | null {
  const nombrado = POR_PALABRAS.find(
    ([, { nombran, acompanian }]) =>
      escritas.some((palabra) => nombran.has(palabra)) &&
      escritas.every((palabra) => nombran.has(palabra) || acompanian.has(palabra)),
  );
  return nombrado?.[0] ?? null;
}

const MOVIL = palabras(DE_MOVIL);
const DE_CASA = palabras('fijo linea home casa particular work trabajo laboral business');

/**
 * Returns how soon the telephone of a column counts, by its title and what another column says of
 * it: a mobile before others, and those of a house or an office last.
 * @example ordenDeTelefono('Mobile Phone') // 0
 * @example ordenDeTelefono('Home Phone') // 2
 */
export function ordenDeTelefono(titulo: string): number {
  const escritas = comparable(titulo).split(' ');
  if (escritas.some((palabra) => MOVIL.has(palabra))) return 0;
  return escritas.some((palabra) => DE_CASA.has(palabra)) ? 2 : 1;
}

/**
 * Returns whether a title is of the column in which Google says what kind of telephone follows.
 * @example esClaseDeTelefono('Phone 1 - Label') // true
 */
export function esClaseDeTelefono(titulo: string): boolean {
  return /^phone \d (?:label|type)$/.test(comparable(titulo));
}

/**
 * Returns whether a title names a column with the whole name.
 * @example esNombreEntero('Apellido y nombre') // true
 * @example esNombreEntero('Nombre') // false
 */
export function esNombreEntero(titulo: string): boolean {
  return ENTEROS.has(comparable(titulo));
}

/**
 * Returns whether a title says that the apellido is written first.
 * @example apellidoPrimero('Apellido y nombre') // true
 * @example apellidoPrimero('Nombre y apellido') // false
 */
export function apellidoPrimero(titulo: string): boolean {
  return comparable(titulo).startsWith('apellido');
}

/**
 * Returns the campo of each column by its title. A column with the whole name counts only where no
 * other has the apellido.
 * @example adivinarColumnas(['Name', 'Given Name', 'Family Name'])
 *   // [null, 'nombre', 'apellido']
 */
export function adivinarColumnas(titulos: readonly string[]): (CampoDeImportacion | null)[] {
  const campos = titulos.map(campoDeTitulo);
  const conApellido = campos.includes('apellido');
  const conNombre = campos.some(
    (campo, i) => campo === 'nombre' && !esNombreEntero(titulos[i] ?? ''),
  );
  let hayEntero = false;
  return campos.map((campo, indice) => {
    if (campo !== 'nombre' || !esNombreEntero(titulos[indice] ?? '')) return campo;
    if ((conApellido && conNombre) || hayEntero) return null;
    hayEntero = true;
    return campo;
  });
}
