public class T { public static final String L = "a"; }
