import { nombreDeMomento } from '@remanso/contract/calendario';
import fc from 'fast-check';
import type { Usuario } from '../centro.ts';
import {
  cuentaNueva,
  olvidarEsperas,
  olvidarRespuestas,
  pasarLoSuyo,
  vistaDeUsuario,
} from '../cuentas.ts';
import { guardado, idDe, nombre, quizas, sexo, unCliente } from '../elegir.ts';
import { clase, crea, envia, exigir } from '../paso.ts';
import { asentar } from '../reglas/reglas-de-reserva.ts';
import { salirDeLaFila } from '../reglas/salir-de-la-fila.ts';

export const crearSinEmail = clase(0.7, { nombre, sexo }, (centro, datos) => {
  const persona = { apellido: 'Paz', telefono: '381 555 0142', genero: datos.sexo };
  const body = { nombre: datos.nombre, ...persona };
  const peticion = crea(centro.adminId, 'POST /usuarios', body, ({ usuarioId: id }) => {
    const dado = { id, nombre: guardado(datos.nombre), email: null };
    const usuario = { ...dado, ...persona, ...cuentaNueva(centro) };
    centro.usuarios.set(id, usuario);
    return vistaDeUsuario(usuario);
  });
  return { ...peticion, creaSinDecir: true };
});

export const anotarCliente = clase(
  1,
  { cliente: unCliente, nota: fc.constantFrom('', 'Viene con bastón', 'a'.repeat(600)) },
  (centro, { cliente, nota }) =>
    envia(centro.adminId, `PUT /clientes/${idDe(cliente)}/nota`, { nota }, () => {
      exigir(cliente, '404 CLIENTE_NO_ENCONTRADO');
      cliente.nota = nota;
      return vistaDeCliente(cliente);
    }),
);

function vistaDeCliente({
  rol: _r,
  version: _v,
  creadoEn: _c,
  emailConfirmado: _e,
  ...cliente
}: Usuario) {
  return cliente;
}

/** The desk makes the accounts of two clients, who are one person, into one (rules §5.9). */
export const unirClientes = clase(
  1,
  { queda: unCliente, otro: unCliente, activa: quizas(fc.boolean(), 2) },
  (centro, { queda, otro, activa }) => {
    const con = idDe(otro);
    const estado = activa === undefined ? undefined : activa ? 'ACTIVO' : 'INACTIVO';
    const target = `POST /clientes/${idDe(queda)}/unir`;
    return envia(centro.adminId, target, { con, estado }, () => {
      exigir(con !== idDe(queda), '400 DATOS_INVALIDOS con');
      exigir(queda && otro, '404 CLIENTE_NO_ENCONTRADO');
      const enComun = centro
        .activasDe(queda.id)
        .map(({ franja }) => franja)
        .filter((suya) => centro.activasDe(con).some(({ franja }) => franja === suya))
        .toSorted((a, b) => a.inicio.localeCompare(b.inicio))[0];
      const donde = enComun && nombreDeMomento(enComun.inicio).match(/\d+/g)?.join(' ');
      exigir(!enComun, `409 RESERVAS_EN_COMUN ${donde}`);
      const nota = [...new Set([queda.nota, otro.nota])].filter(Boolean).join('\n');
      exigir(nota.length <= 1_000, '409 NOTAS_LARGAS 1000');
      exigir(activa !== undefined || queda.activo === otro.activo, '409 CUENTA_INACTIVA');
      const suyas = centro.reservasDe(con);
      asentar(centro, [...centro.reservasDe(queda.id), ...suyas]);
      for (const reserva of suyas) reserva.usuarioId = queda.id;
      pasarLoSuyo(centro, { de: con, a: queda.id });
      olvidarRespuestas(centro, con);
      salirDeLaFila(centro, con);
      olvidarEsperas(centro, con);
      const seBorra = vistaDeCliente(otro);
      centro.usuarios.delete(con);
      const activo = activa ?? queda.activo;
      if (activo !== queda.activo) queda.version += 1;
      const { email, emailConfirmado } = queda.email === null ? otro : queda;
      Object.assign(queda, { activo, nota, email, emailConfirmado });
      if (!activo) salirDeLaFila(centro, queda.id);
      for (const { franja } of centro.activasDe(queda.id)) salirDeLaFila(centro, queda.id, franja);
      const message = 'Los clientes quedaron unidos';
      return { message, queda: vistaDeCliente(queda), seBorra, reservas: suyas.length };
    });
  },
);
