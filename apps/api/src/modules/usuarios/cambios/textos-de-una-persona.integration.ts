import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();

/*
 * GOES and STAYS list every text column of the database, except the columns that take only words of
 * a fixed list. The columns of GOES are erased with the person (decision 10), the columns of STAYS
 * are kept. Each heading is the reason. Whoever adds a text column adds it to one of the two lists.
 */

const GOES = {
  'with the row of the person': [
    'usuarios.nombre',
    'usuarios.apellido',
    'usuarios.nombre_busqueda',
    'usuarios.email',
    'usuarios.telefono',
    'usuarios.telefono_busqueda',
    'usuarios.contrasena_hash',
    'usuarios.nota',
  ],
  'with a row that refers to the person': [
    'calendarios.secreto_hash',
    'confirmaciones.email',
    'confirmaciones.token_hash',
    'password_resets.token_hash',
    'redes_conocidas.huella',
    'suscripciones.endpoint',
    'suscripciones.p256dh',
    'suscripciones.auth',
    'suscripciones.dispositivo',
    'entregas.tipo',
    'entregas.datos',
    'entregas.clave',
    'idempotencia.clave',
    'idempotencia.huella',
    'idempotencia.respuesta',
  ],
  'by olvidarReservas': ['asientos.nombre', 'reservas.notas', 'pagos.nota', 'pagos.motivo'],
  'by terminarAbonosDe': ['abonos_vendidos.motivo'],
  'by olvidarAvisos': [
    'avisos.para',
    'avisos.datos',
    'avisos.ultimo_error',
    'avisos.clave',
    'avisos.tipo',
  ],
  'by olvidarEnvios': ['envios.datos', 'envios.tipo', 'envios.clave', 'envios.ultimo_error'],
  'by olvidarCodigo': ['codigos.email', 'codigos.semilla', 'codigos.anteriores'],
  'by olvidarPersona: all of what was done to the account, what was freely written of the rest': [
    'auditoria.antes',
    'auditoria.despues',
  ],
};

const STAYS = {
  'the centre says it of itself': [
    'centro.nombre',
    'centro.lema',
    'centro.ciudad',
    'centro.direccion',
    'centro.mapa',
    'centro.como_se_paga',
    'centro.telefono',
    'centro.email',
    'centro.whatsapp',
    'centro.instagram',
    'centro.horarios',
    'config.datos_de_transferencia',
    'config.estaciones',
    'config.sitios_que_embeben',
    'abonos.nombre',
    'abonos.dias',
    'abonos_vendidos.nombre',
    'abonos_vendidos.dias',
  ],
  'it is about the program of somebody else': [
    'tokens.nombre',
    'tokens.alcances',
    'tokens.hash',
    'pedidos_por_dia.llamada',
    'webhooks.url',
    'webhooks.eventos',
    'webhooks.secreto',
  ],
  'it waits for seconds until it is an envío': ['sucesos.que', 'sucesos.antes'],
  'it is about a day or a turn, whoever comes': [
    'bloqueos.motivo',
    'feriados.descripcion',
    'overrides.motivo',
    'franjas.motivo',
    'franjas.motivo_del_plan',
  ],
  'it is about the drawer, which must add up': [
    'movimientos_de_caja.motivo',
    'movimientos_de_caja.motivo_de_anulacion',
    'cierres_de_caja.nota',
    'cierres_de_caja.motivo',
  ],
  'the code writes it, and it names nobody: of an e-mail that was tried a counter has the hash, for its time':
    [
      'auditoria.accion',
      'auditoria.entidad',
      'horarios_base_tramos.dia_semana',
      'invitaciones.secreto_hash',
      'limites.key',
      'claves_de_envio.publica',
      'claves_de_envio.privada',
      'sal_de_sesiones.sal',
      'trabajos_del_dia.trabajo',
    ],
};

test('of every text it is said whether it goes with the person who is erased', async () => {
  const { rows } = await sql<{ columna: string }>`
    select table_name || '.' || column_name as columna
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
      and (data_type in ('text', 'character varying', 'json', 'jsonb', 'bytea') or udt_name in ('_text', '_varchar'))
      -- A column that takes only words of a list.
      and not exists (
        select from pg_constraint k
        where k.contype = 'c' and k.conrelid = c.table_name::regclass
          and pg_get_constraintdef(k.oid) like 'CHECK ((' || c.column_name || ' = ANY (ARRAY[%'::text
      )
  `.execute(app.database.db);
  const decided = [GOES, STAYS].flatMap((texts) => Object.values(texts).flat());
  expect(
    rows.map(({ columna }) => columna).toSorted(),
    'a text that somebody types asks for decision 10: put its column into GOES or STAYS, and erase it or say why not',
  ).toEqual(decided.toSorted());
});
