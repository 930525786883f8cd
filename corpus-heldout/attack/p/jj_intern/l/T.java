public class T { static boolean f(String a) { return (a + "x").intern() == (a + "x").intern(); } }
