import type { Dependencies } from '../../dependencies.ts';
import { sinSesion } from '../../platform/errors.ts';
import { contrasenaActualIncorrecta } from './usuarios.errors.ts';
import { buscarUsuario } from './usuarios.queries.ts';
import { cambiarContrasena } from './usuarios.repository.ts';

interface Pedido {
  usuarioId: number;
  contrasenaActual: string;
  nuevaContrasena: string;
}

/** Voids all older sessions, one's own too, and answers a token that goes on (decisions §9.17). */
export async function cambiarContrasenaPropia(
  { db, passwords, tokens }: Dependencies,
  { usuarioId, contrasenaActual, nuevaContrasena }: Pedido,
): Promise<string> {
  const usuario = await buscarUsuario(db, usuarioId);
  if (!usuario) throw sinSesion();
  if (!(await passwords.verify(usuario.contrasena_hash, contrasenaActual))) {
    throw contrasenaActualIncorrecta();
  }
  const version = await cambiarContrasena(db, usuarioId, await passwords.hash(nuevaContrasena));
  return tokens.sign({ id: usuarioId, rol: usuario.rol, version });
}
