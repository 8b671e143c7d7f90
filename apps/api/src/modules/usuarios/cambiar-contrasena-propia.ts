import type { Dependencies } from '../../dependencies.ts';
import { comprobarContrasenaPropia } from './comprobar-contrasena-propia.ts';
import { contrasenaActualIncorrecta } from './usuarios.errors.ts';
import { cambiarContrasena } from './usuarios.repository.ts';

interface Pedido {
  usuarioId: number;
  contrasenaActual: string;
  nuevaContrasena: string;
}

/** Voids all older sessions, one's own too, and answers a token that goes on (decisions §9.17). */
export async function cambiarContrasenaPropia(
  dependencies: Dependencies,
  { usuarioId, contrasenaActual, nuevaContrasena }: Pedido,
): Promise<string> {
<<<<<<< HEAD
  const { db, passwords, tokens } = dependencies;
  const usuario = await comprobarContrasenaPropia(dependencies, {
    usuarioId,
    contrasena: contrasenaActual,
  });
  if (!usuario) throw contrasenaActualIncorrecta();
  const version = await cambiarContrasena(db, usuarioId, await passwords.hash(nuevaContrasena));
=======
  const usuario = await buscarUsuario(db, usuarioId);
  if (!usuario) throw sinSesion();
  if (!(await passwords.verify(usuario.contrasena_hash, contrasenaActual))) {
    throw contrasenaActualIncorrecta();
  }
  const hash = await passwords.hash(nuevaContrasena);
  const version = await cambiarContrasena(db, usuarioId, {
    hash,
    anterior: usuario.contrasena_hash,
  });
  // Another change, or the account's end, came first: this session is void.
  if (version === undefined) throw sinSesion();
>>>>>>> issue-3
  return tokens.sign({ id: usuarioId, rol: usuario.rol, version });
}
