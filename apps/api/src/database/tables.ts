import type { TipoDeAviso } from '@remanso/contract/seguimiento/avisos.contract';
import type { DiaSemana } from '@remanso/contract/calendario';
import type { Sexo, SexoDeAsiento } from '@remanso/contract/franja/franjas.rules';
import type { TipoDeMovimiento } from '@remanso/contract/caja/caja.rules';
import type { MedioAnotado, MedioDePago, TipoDePago } from '@remanso/contract/caja/pagos.rules';
import type { TipoDeRecado } from '@remanso/contract/reserva/recados.contract';
import type { EstadoDeEspera } from '@remanso/contract/espera/esperas.rules';
import type { EstadoDeReserva } from '@remanso/contract/reserva/reservas.rules';
import type { Estacion } from '@remanso/contract/franja/rotacion.rules';
import type { EstadoDeUsuario, Rol } from '@remanso/contract/persona/usuarios.rules';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Instant } from './tables/instant.ts';
import type { TablesOfAbonos } from './tables/tables-of-abonos.ts';
import type { TablesOfImportaciones } from './tables/tables-of-importaciones.ts';
import type { TablesOfSeries } from './tables/tables-of-series.ts';
import type { TablesOfPrograms } from './tables/tables-of-programs.ts';

type Json = ColumnType<unknown, string, string>;

/** The columns of each table as `type-parsers.ts` reads them. Civil dates are strings. */
export interface Tables
  extends TablesOfAbonos, TablesOfImportaciones, TablesOfSeries, TablesOfPrograms {
  usuarios: {
    id: GeneratedAlways<number>;
    nombre: string;
    apellido: string;
    nombre_busqueda: string;
    /** Null for a client who has no e-mail, and therefore cannot log in. */
    email: string | null;
    genero: Sexo;
    telefono: string;
    telefono_busqueda: GeneratedAlways<string>;
    /** Null until the person chooses a password by a link that was mailed or handed over. */
    contrasena_hash: string | null;
    rol: Rol;
    estado: Generated<EstadoDeUsuario>;
    version_sesion: Generated<number>;
    creado_en: Instant;
    nota: Generated<string>;
    email_confirmado: Generated<boolean>;
    email_de_programa: Generated<boolean>;
  };
  config: {
    id: Generated<number>;
    duracion_base_min: number;
    capacidad_base: number;
    ventana_dias: number;
    limite_cancel_horas: number;
    notificaciones_activas: boolean;
    max_reservas_activas: Generated<number>;
    recordatorios_horas: Generated<number[]>;
    senia_porcentaje: Generated<number>;
    senia_horas: Generated<number>;
    datos_de_transferencia: Generated<string>;
    estaciones: ColumnType<Estacion[], string | undefined, string | undefined>;
    series_de_clientes: Generated<boolean>;
    agenda_publica: Generated<boolean>;
    sitios_que_embeben: Generated<string[]>;
  };
  centro: {
    id: Generated<number>;
    nombre: string;
    lema: string;
    ciudad: string;
    direccion: string;
    mapa: string | null;
    como_se_paga: string;
    telefono: string;
    email: string;
    whatsapp: string;
    instagram: string;
    horarios: Json;
  };
  /** `desde`, the first day of a list of prices, is null for the first list. */
  listas_de_precios: { id: GeneratedAlways<number>; desde: string | null };
  precios: { lista_id: number; capacidad: number; precio: number };
  horarios_base: { dia_semana: DiaSemana; activo: boolean };
  horarios_base_tramos: { dia_semana: DiaSemana; hora_inicio: string; hora_fin: string };
  feriados: { id: GeneratedAlways<number>; fecha: string; descripcion: string };
  bloqueos: {
    id: GeneratedAlways<number>;
    fecha_desde: string;
    fecha_hasta: string;
    hora_inicio: string | null;
    hora_fin: string | null;
    motivo: string | null;
  };
  overrides: {
    id: GeneratedAlways<number>;
    fecha: string;
    capacidad: number | null;
    motivo: string | null;
  };
  overrides_tramos: { override_id: number; hora_inicio: string; hora_fin: string };
  franjas: {
    id: GeneratedAlways<number>;
    fecha: GeneratedAlways<string>;
    inicio: string;
    fin: string;
    capacidad_efectiva: number;
    ocupados: Generated<number>;
    bloqueada: Generated<boolean>;
    motivo: string | null;
    bloqueo_id: number | null;
    origen: 'GENERADA' | 'MANUAL';
    editada: Generated<boolean>;
    retirada: 'ADMIN' | 'PLAN' | null;
    motivo_del_plan: string | null;
    cerrada_desde: number | null;
    retenidas: GeneratedAlways<number>;
  };
  esperas: {
    id: GeneratedAlways<number>;
    franja_id: number;
    usuario_id: number;
    personas: number;
    estado: Generated<EstadoDeEspera>;
    creada_en: Instant;
    vence_en: string | null;
    terminada_en: ColumnType<number | null, never, string>;
    dicha_por: number | null;
    dicha_en: ColumnType<number | null, never, string | null>;
    serie_id: ColumnType<number | null, undefined, never>;
  };
  reservas: {
    id: GeneratedAlways<number>;
    franja_id: number;
    usuario_id: number | null;
    estado: EstadoDeReserva;
    precio_total: number;
    notas: Generated<string>;
    creada_en: Instant;
    secuencia: Generated<number>;
    en_franja_desde: ColumnType<number | null, string | undefined, string>;
    pagado: Generated<number>;
    senia_porcentaje: Generated<number | null>;
    senia_vence: Generated<string | null>;
    /** The momento at which time changes `estado`, or null. The database computes it. */
    estado_hasta: GeneratedAlways<string | null>;
    tarde: ColumnType<number | null, undefined, number | null>;
    abono_vendido_id: ColumnType<number | null, number | null | undefined, never>;
    serie_id: ColumnType<number | null, number | undefined, never>;
  };
  asientos: {
    id: GeneratedAlways<number>;
    reserva_id: number;
    es_titular: boolean;
    nombre: string;
    sexo: SexoDeAsiento;
    presente: ColumnType<boolean | null, undefined, boolean | null>;
  };
  pagos: {
    id: GeneratedAlways<number>;
    /** The booking that was paid. Null where an abono was paid, `abono_vendido_id`. */
    reserva_id: number | null;
    abono_vendido_id: ColumnType<number | null, number | null | undefined, never>;
    tipo: TipoDePago;
    monto: number;
    medio: MedioAnotado;
    nota: string;
    registrado_en: Instant;
    fecha: string;
    registrado_por: number | null;
    anulado_en: ColumnType<number | null, undefined, string>;
    anulado_por: ColumnType<number | null, undefined, number>;
    motivo: ColumnType<string | null, undefined, string>;
    neto: GeneratedAlways<number>;
  };
  movimientos_de_caja: {
    id: GeneratedAlways<number>;
    tipo: TipoDeMovimiento;
    monto: number;
    motivo: string;
    fecha: string;
    registrado_en: Instant;
    registrado_por: number | null;
    anulado_en: ColumnType<number | null, undefined, string>;
    anulado_por: ColumnType<number | null, undefined, number>;
    motivo_de_anulacion: ColumnType<string | null, undefined, string>;
    neto: GeneratedAlways<number>;
  };
  cierres_de_caja: {
    id: GeneratedAlways<number>;
    fecha: string;
    nota: string;
    cerrado_en: Instant;
    cerrado_por: number | null;
    reabierto_en: ColumnType<number | null, undefined, string>;
    reabierto_por: ColumnType<number | null, undefined, number>;
    motivo: ColumnType<string | null, undefined, string>;
  };
  conteos_de_caja: {
    id: GeneratedAlways<number>;
    cierre_id: number;
    medio: MedioDePago;
    esperado: number;
    contado: number;
  };
  idempotencia: {
    usuario_id: number;
    clave: string;
    huella: string;
    respuesta: Json | null;
    /** The ids of the person and of the booking whose data `respuesta` contains. */
    persona_id: ColumnType<number | null, undefined, number | null>;
    reserva_id: ColumnType<number | null, undefined, number | null>;
    creada_en: Instant;
  };
  password_resets: {
    id: GeneratedAlways<number>;
    usuario_id: number;
    token_hash: string;
    vence_en: Instant;
    usado_en: Instant | null;
    por_email: Generated<boolean>;
  };
  confirmaciones: { usuario_id: number; email: string; token_hash: string; vence_en: Instant };
  codigos: {
    email: string;
    numero: Generated<number>;
    semilla: string;
    anteriores: Generated<string[]>;
    vence_en: Instant;
    fallidos: Generated<number>;
    usado_en: Instant | null;
  };
  redes_conocidas: { usuario_id: number; huella: string; vista_en: Instant };
  invitaciones: { asiento_id: number; secreto_hash: string; creada_en: Instant };
  calendarios: {
    usuario_id: number;
    secreto_hash: string;
    desde: Instant;
    leida_en: ColumnType<number | null, undefined, string | null>;
  };
  avisos: {
    id: GeneratedAlways<number>;
    tipo: TipoDeAviso;
    para: string;
    usuario_id: number | null;
    reserva_id: number | null;
    datos: Json | null;
    creado_en: Instant;
    vence_en: Instant;
    intentos: Generated<number>;
    proximo_en: Instant | null;
    enviado_en: Instant | null;
    fallido_en: Instant | null;
    ultimo_error: string | null;
    clave: Generated<string | null>;
  };
  suscripciones: {
    id: GeneratedAlways<number>;
    usuario_id: number;
    endpoint: string;
    p256dh: string;
    auth: string;
    dispositivo: string;
    creada_en: Instant;
    ultimo_envio: ColumnType<number | null, never, string | null>;
  };
  entregas: {
    id: GeneratedAlways<number>;
    suscripcion_id: number;
    usuario_id: number;
    tipo: TipoDeAviso;
    reserva_id: number | null;
    datos: Json | null;
    creado_en: Instant;
    vence_en: Instant;
    intentos: Generated<number>;
    proximo_en: Instant | null;
    clave: string | null;
  };
  claves_de_envio: { id: Generated<number>; publica: string; privada: string };
  recados: {
    hecho_por: number | null;
    franja_id: number;
    reserva_id: number;
    tipo: TipoDeRecado;
    hecho_en: Instant;
  };
  auditoria: {
    id: GeneratedAlways<number>;
    ocurrido_en: Instant;
    usuario_id: number | null;
    accion: string;
    entidad: string;
    entidad_id: number | null;
    /** The ids of the person, the booking and the franja of the hecho; no foreign keys. */
    persona_id: number | null;
    reserva_id: number | null;
    franja_id: number | null;
    /** How many times the hecho happened: failed logins of one hour share a row. */
    veces: Generated<number>;
    antes: Json | null;
    despues: Json | null;
    token_id: number | null;
  };
  reloj: { id: Generated<number>; visto_en: Instant };
  sal_de_sesiones: { id: Generated<number>; sal: string };
  trabajos_del_dia: {
    trabajo: string;
    dia: string | null;
    hecho_en: ColumnType<number | null, string | null, string | null>;
    tomado_en: ColumnType<number | null, string | null, string | null>;
  };
}
