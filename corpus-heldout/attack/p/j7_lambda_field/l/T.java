import java.util.function.*;
public class T { public static final IntUnaryOperator F = x -> x + 1; }
