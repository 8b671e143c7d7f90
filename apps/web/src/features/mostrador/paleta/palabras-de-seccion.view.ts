import type { RutaDelPanel } from '../../../lib/direccion/rutas.ts';

/**
 * Words by which a person can look for a section, besides the name of the section: what is done in
 * the section, and other names. Only the palette loads these words. A plural is enough, because the
 * beginning of a plural is the singular.
 */
export const PALABRAS_DE_SECCION: Readonly<Record<RutaDelPanel, string>> = {
  '/dashboard':
    'agenda reservas calendario planilla tarjetas bloquear cobrar señas asistencia turnos fijos ' +
    'repetir semanas series',
  '/dashboard/hoja': 'imprimir impresión papel rotación recorrido estaciones lista planilla',
  '/dashboard/recados': 'whatsapp mensajes recordatorios avisar confirmar señas pendientes cambios',
  '/dashboard/caja':
    'cobrar cobros pagos dinero plata efectivo transferencias tarjetas cierre arqueo por cobrar ' +
    'deudas deudores deben saldos devoluciones a devolver imprimir abonos packs vendidos',
  '/dashboard/clientes':
    'personas cuentas fichas teléfonos deudas notas recepción recepcionistas administradores ' +
    'equipo empleados permisos roles unir repetidos contraseñas traer clientes importar excel csv ' +
    'invitar vender abonos packs',
  '/dashboard/configuracion':
    'ajustes precios tarifas aumento aumentar lista de precios señas transferencias alias cbu ' +
    'estaciones servicios capacidad cupos duración cancelación notificaciones recordatorios ' +
    'límites anticipación agenda pública widget sitios embeber horarios a la vista abonos packs ' +
    'turnos fijos integraciones llaves webhooks programas api zapier',
  '/dashboard/centro':
    'datos dirección mapa teléfonos whatsapp instagram email lema portada página web ' +
    'medios de pago nombre',
  '/dashboard/horarios': 'horas abrir abierto cerrar apertura cierre semana turnos',
  '/dashboard/feriados': 'vacaciones cierres cerrado cerrar asueto franco calendario',
  '/dashboard/informes':
    'estadísticas ocupación reportes resumen números ganancias ingresos facturación recaudado ' +
    'dinero ausencias cancelaciones clientes descargar exportar excel csv respaldo copia imprimir',
  '/dashboard/actividad': 'historial auditoría registro cambios quién',
  '/dashboard/avisos': 'emails correos mails rebotados fallidos errores',
};
