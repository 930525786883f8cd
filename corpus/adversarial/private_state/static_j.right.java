public class C { private static int hits; public static void hit() { hits += hits > 2 ? 2 : 1; } public static int hits() { return hits; } }
