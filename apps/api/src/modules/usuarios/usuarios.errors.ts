import { AppError, datosInvalidos } from '../../platform/errors.ts';

export const emailEnUso = () =>
  new AppError(409, 'EMAIL_EN_USO', 'Ya existe una cuenta con ese email');
export const emailYaConfirmado = () =>
  new AppError(409, 'EMAIL_CONFIRMADO', 'El email ya está confirmado');
export const emailPorConfirmar = () =>
  new AppError(
    409,
    'EMAIL_POR_CONFIRMAR',
    'Ese email lo cargó un programa: antes de usarlo para entrar, el centro tiene que confirmarlo',
  );
export const enlaceInvalido = () =>
  new AppError(400, 'ENLACE_INVALIDO', 'El enlace es inválido o ha expirado');
export const clienteNoEncontrado = () =>
  new AppError(404, 'CLIENTE_NO_ENCONTRADO', 'No existe ese cliente');
export const clienteNoReservable = () =>
  new AppError(409, 'CLIENTE_NO_RESERVABLE', 'Solo se puede reservar para un cliente activo');
export const cuentaDesactivada = () =>
  new AppError(403, 'CUENTA_DESACTIVADA', 'Tu cuenta está desactivada');
export const sinContrasena = () =>
  new AppError(
    409,
    'SIN_CONTRASENA',
    'Tu cuenta todavía no tiene contraseña: elige una desde «¿Contraseña olvidada?»',
  );
export const clienteInactivo = () =>
  new AppError(409, 'CLIENTE_INACTIVO', 'Esa cuenta está desactivada');
export const sinEmail = () =>
  new AppError(409, 'SIN_EMAIL', 'Esa cuenta no tiene email: primero agrégale uno');
export const unionConsigoMismo = () =>
  datosInvalidos([{ campo: 'con', mensaje: 'Un cliente no se une consigo mismo' }]);
export const cuentaInactiva = () =>
  new AppError(
    409,
    'CUENTA_INACTIVA',
    'Una de las dos cuentas está desactivada: di si la que queda estará activa',
  );
export const notasLargas = () =>
  new AppError(
    409,
    'NOTAS_LARGAS',
    'Las notas de los dos no entran juntas en 1.000 caracteres: primero acorta una',
  );
export const notaCambiada = () =>
  new AppError(
    409,
    'NOTAS_CAMBIADAS',
    'Mientras tanto otra persona cambió la nota: no se guardó nada.',
  );
export const reservasEnComun = (turno: string) =>
  new AppError(
    409,
    'RESERVAS_EN_COMUN',
    `Los dos tienen una reserva activa en el turno ${turno}: primero cancela o mueve una`,
  );
export const usuarioInexistente = () =>
  new AppError(404, 'USUARIO_INEXISTENTE', 'No existe ese usuario');
export const ultimoAdministrador = () =>
  new AppError(
    409,
    'ULTIMO_ADMINISTRADOR',
    'Es el último administrador activo: primero debe haber otro',
  );
export const conReservasActivas = () =>
  new AppError(409, 'CON_RESERVAS_ACTIVAS', 'No se puede eliminar un cliente con reservas activas');
export const contrasenaActualObligatoria = () =>
  datosInvalidos([{ campo: 'contrasenaActual', mensaje: 'La contraseña actual es obligatoria' }]);
export const contrasenaActualIncorrecta = () =>
  datosInvalidos([{ campo: 'contrasenaActual', mensaje: 'La contraseña actual no es correcta' }]);
export const contrasenaIncorrecta = () =>
  datosInvalidos([{ campo: 'contrasena', mensaje: 'La contraseña no es correcta' }]);
