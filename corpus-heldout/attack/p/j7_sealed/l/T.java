public class T { public interface S {} public static final class A implements S {} public static int f(S s) { return s instanceof A ? 1 : 0; } }
