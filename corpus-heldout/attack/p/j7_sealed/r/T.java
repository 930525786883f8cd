public class T { public sealed interface S permits A {} public static final class A implements S {} public static int f(S s) { return s != null ? 1 : 0; } }
