import type { TipoDeAviso } from '@remanso/contract/seguimiento/avisos.contract';
import type { DiaSemana } from '@remanso/contract/calendario';
import type { Sexo, SexoDeAsiento } from '@remanso/contract/franja/franjas.rules';
import type { TipoDeMovimiento } from '@remanso/contract/caja/caja.rules';
import type { MedioDePago, TipoDePago } from '@remanso/contract/caja/pagos.rules';
import type { TipoDeRecado } from '@remanso/contract/reserva/recados.contract';
import type { EstadoDeReserva } from '@remanso/contract/reserva/reservas.rules';
import type { Estacion } from '@remanso/contract/franja/rotacion.rules';
import type { EstadoDeUsuario, Rol } from '@remanso/contract/persona/usuarios.rules';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Milliseconds since 1970 when read, ISO 8601 when written. */
type Instant = ColumnType<number, string, string>;
type Json = ColumnType<unknown, string, string>;

/** The rows as `type-parsers.ts` makes them: civil dates and times are text. */
export interface Tables {
  usuarios: {
    id: GeneratedAlways<number>;
    nombre: string;
    apellido: string;
    nombre_busqueda: string;
    /** Null for a client without a login. */
    email: string | null;
    genero: Sexo;
    telefono: string;
    telefono_busqueda: GeneratedAlways<string>;
    /** Null until an e-mail is given, and a password is chosen by its link. */
    contrasena_hash: string | null;
    rol: Rol;
    estado: Generated<EstadoDeUsuario>;
    version_sesion: Generated<number>;
    creado_en: Instant;
    nota: Generated<string>;
    email_confirmado: Generated<boolean>;
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
  /** A list without a day is the one that the configuration began with. */
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
    senia_porcentaje: ColumnType<number | null, number | undefined, number | null>;
    senia_vence: ColumnType<string | null, string | undefined, string | null>;
    /** The momento until which `estado` holds, which the database keeps. */
    estado_hasta: GeneratedAlways<string | null>;
    tarde: ColumnType<number | null, undefined, number | null>;
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
    reserva_id: number;
    tipo: TipoDePago;
    monto: number;
    medio: MedioDePago;
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
    /** Whom and which booking the answer tells of. */
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
  redes_conocidas: { usuario_id: number; huella: string; vista_en: Instant };
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
    /** The person, the booking and the franja that it is about; numbers, not references. */
    persona_id: number | null;
    reserva_id: number | null;
    franja_id: number | null;
    /** How often it happened: failed logins are counted by the hour. */
    veces: Generated<number>;
    antes: Json | null;
    despues: Json | null;
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
