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

const TITULOS: Record<CampoDeImportacion, string> = {
  nombre:
    'nombre|nombres|primer nombre|segundo nombre|first name|given name|firstname|middle name|additional name',
  apellido:
    'apellido|apellidos|primer apellido|segundo apellido|last name|family name|surname|lastname',
  telefono:
    'telefono|telefonos|tel|tel cel|celular|celulares|cel|movil|whatsapp|wsp|wpp|phone|phone number|' +
    'mobile|mobile number|mobile phone|phone 1 value|phone 2 value|phone 3 value|telefono 1|' +
    'telefono 2|telefono celular|telefono movil|numero de telefono|numero de celular|nro de telefono|' +
    'nro telefono|nro de celular|telefono de contacto|tel contacto|telefono fijo',
  email:
    'email|e mail|mail|mails|emails|correo|correo electronico|direccion de correo|email address|' +
    'direccion de correo electronico|e mail address|e mail 1 value|e mail 2 value|email 1',
  genero: 'genero|sexo|gender|sex',
  nota:
    'nota|notas|observacion|observaciones|obs|comentario|comentarios|notes|note|comments|detalle|' +
    'detalles|aclaraciones',
  lugares:
    'lugares|lugares del abono|lugares restantes|lugares que quedan|sesiones|sesiones restantes|' +
    'sesiones que quedan|sesiones disponibles|sesiones del abono|abono|pack|saldo de sesiones',
};

/** The titles of a column with the whole name, which count where no column has the apellido. */
const NOMBRE_ENTERO =
  'apellido y nombre|apellidos y nombres|apellido y nombres|apellidos y nombre|apellido nombre|' +
  'nombre y apellido|nombres y apellidos|nombres y apellido|nombre y apellidos|nombre apellido|' +
  'nombre completo|full name|display name|name|cliente|clientes|paciente|contacto|titular|persona|' +
  'socio|alumno|customer|client';

const CAMPO_DE_TITULO = new Map<string, CampoDeImportacion>(
  CAMPOS_DE_IMPORTACION.flatMap((campo) =>
    TITULOS[campo].split('|').map((titulo) => [titulo, campo] as const),
  ),
);
const ENTEROS = new Set(NOMBRE_ENTERO.split('|'));

const comparable = (titulo: string) =>
  titulo
    .slice(0, 200)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Returns the campo that a title names; null for a title that names none.
 * @example campoDeTitulo('E-mail 1 - Value') // 'email'
 * @example campoDeTitulo('Apellido y Nombre:') // 'nombre'
 * @example campoDeTitulo('Birthday') // null
 */
export function campoDeTitulo(titulo: string): CampoDeImportacion | null {
  const limpio = comparable(titulo);
  return CAMPO_DE_TITULO.get(limpio) ?? (ENTEROS.has(limpio) ? 'nombre' : null);
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
