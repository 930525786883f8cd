// claim:  C.hit
// truth:  different
// why:    a caller sees it with four calls of hit()

public class C { private static int hits; public static void hit() { hits++; } public static int hits() { return hits; } }
