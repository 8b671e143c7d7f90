import fc from 'fast-check';
import { esActiva, franjaDe, type Centro, type Reserva, type Usuario } from './centro.ts';
import { clienteElegido, elegirCliente, guardado, idDe, nombre, sexo } from './elegir.ts';
import { cancelarPorVenir } from './operaciones-de-cierre.ts';
import { clase, rechaza, responde, respondeSinDecir } from './paso.ts';
import { CLIENTE_NO_ENCONTRADO, CON_RESERVAS_ACTIVAS, EMAIL_EN_USO } from './rechazos.ts';
import { asentar } from './reglas-de-reserva.ts';

const TELEFONO = '381 555 0142';

/** A client registers: seldom, because the server takes long to hash each password. */
export const registrarse = clase(
  0.7,
  fc.record({ nombre, sexo, cual: fc.nat(30) }),
  (centro, { nombre: escrito, sexo: genero, cual }) => {
    const email = `cliente${cual}@ejemplo.com`;
    const persona = { apellido: 'Paz', email, telefono: TELEFONO, genero };
    const body = { nombre: escrito, ...persona, password: 'Secreta1' };
    const enUso = [...centro.usuarios.values()].some((usuario) => usuario.email === email);
    const espera = enUso
      ? rechaza(EMAIL_EN_USO)
      : respondeSinDecir(201, ({ usuarioId: id }) => {
          const cuenta = {
            rol: 'CLIENT' as const,
            activo: true,
            version: 1,
            creadoEn: centro.ahora,
          };
          centro.usuarios.set(id, { id, nombre: guardado(escrito), ...persona, ...cuenta });
          return { message: 'Cuenta creada correctamente' };
        });
    return { peticion: { target: 'POST /auth/register', usuarioId: undefined, body }, espera };
  },
);

export const alternarCliente = clase(
  3,
  fc.record({ cliente: clienteElegido, reactivar: fc.constantFrom(true, true, false) }),
  (centro, datos) => {
    // Some operations activate an account, because otherwise nobody would be left to act in the end.
    const inactivo = [...centro.usuarios.values()].find(({ activo }) => !activo);
    const cliente = datos.reactivar && inactivo ? inactivo : elegirCliente(centro, datos.cliente);
    const espera = cliente
      ? responde(200, () => {
          Object.assign(cliente, { activo: !cliente.activo, version: cliente.version + 1 });
          const message = cliente.activo ? 'Cliente activado' : 'Cliente desactivado';
          const pendientes = activasDe(centro, cliente).filter(
            (reserva) => franjaDe(centro, reserva).inicio > centro.ahora,
          );
          return { message, reservasPendientes: pendientes.length };
        })
      : rechaza(CLIENTE_NO_ENCONTRADO);
    const target = `PUT /clientes/${idDe(cliente)}/toggle-activo` as const;
    return { peticion: { target, usuarioId: centro.adminId }, espera };
  },
);

export const eliminarCliente = clase(
  1.5,
  fc.record({
    cliente: clienteElegido,
    libre: fc.boolean(),
    conReservas: fc.boolean(),
    esAdmin: fc.constantFrom(true, ...Array.from({ length: 9 }, () => false)),
  }),
  (centro, { libre, conReservas, esAdmin, ...datos }) => {
    const clientes = [...centro.usuarios.values()].filter(({ rol }) => rol === 'CLIENT');
    const sinReservas = clientes.find((cada) => activasDe(centro, cada).length === 0);
    const cliente = libre && sinReservas ? sinReservas : elegirCliente(centro, datos.cliente);
    // An administrator is no client, and so is not found here (rules §9.16).
    const id = esAdmin ? centro.adminId : idDe(cliente);
    const espera =
      cliente && !esAdmin
        ? alEliminar(centro, cliente, conReservas)
        : rechaza(CLIENTE_NO_ENCONTRADO);
    const target = `DELETE /clientes/${id}${conReservas ? '?cancelarReservas=true' : ''}` as const;
    return { peticion: { target, usuarioId: centro.adminId }, espera };
  },
);

function alEliminar(centro: Centro, cliente: Usuario, conReservas: boolean) {
  const suyas = [...centro.reservas.values()].filter(({ usuarioId }) => usuarioId === cliente.id);
  const siguen = activasDe(centro, cliente).filter(
    (reserva) => !(conReservas && franjaDe(centro, reserva).inicio > centro.ahora),
  );
  if (siguen.length > 0) return rechaza(CON_RESERVAS_ACTIVAS);
  return responde(200, () => {
    const reservasCanceladas = conReservas ? cancelarPorVenir(centro, cliente) : 0;
    asentar(centro, suyas);
    for (const reserva of suyas) {
      Object.assign(reserva, { usuarioId: null, notas: '' });
      for (const asiento of reserva.asientos) asiento.nombre = 'Cliente eliminado';
    }
    olvidarRespuestas(centro, cliente);
    centro.usuarios.delete(cliente.id);
    return { message: 'Cliente eliminado', reservasCanceladas };
  });
}

/** Forgets the answers about an erased person, which are not given again when the desk repeats its request. */
function olvidarRespuestas({ claves }: Centro, { id }: Usuario): void {
  for (const [clave, { respuesta }] of claves) {
    const { cliente } = respuesta as { cliente?: { id: number | null } };
    if (cliente?.id === id) claves.delete(clave);
  }
}

function activasDe(centro: Centro, { id }: Usuario): Reserva[] {
  return [...centro.reservas.values()].filter(
    (reserva) => reserva.usuarioId === id && esActiva(centro, reserva),
  );
}
