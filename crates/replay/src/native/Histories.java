
/**
 * Calls that anybody can make, from the beginning of a program, among them one of the compared method: what a caller sees of
 * each is written down. Both versions live through the same histories, because these are chosen by a fixed sequence of random
 * numbers among constructors and methods that both versions have ("callable class name descriptor"), with values that both are
 * given. Every other history is the one before without the compared call. Every history has classes of its own, so that static fields begin anew. Each starts with a line "history number"; then
 * there is a line a call.
 */
final class Histories {
    final java.net.URL folder;
    final String owner;
    final String name;
    final String descriptor;
    final boolean isStatic;
    final java.util.List<String[]> callable;
    /** The arguments of the compared method, if they could be made. */
    final Object[] arguments;
    final java.util.List<Object> values = new java.util.ArrayList<>();
    private java.util.Random random;
    private StringBuilder transcript;
    private boolean leavesOut;
    private java.lang.reflect.Executable compared;

    Histories(java.net.URL folder, String[] wanted, java.util.List<String[]> callable, Object[] arguments, java.util.List<Long> given) {
        this.folder = folder;
        this.owner = wanted[1];
        this.name = wanted[2];
        this.descriptor = wanted[3];
        this.isStatic = wanted[4].equals("1");
        this.callable = callable;
        this.arguments = arguments;
        for (Long bits : given) {
            values.add((int) (long) bits);
            values.add(bits);
        }
        values.addAll(java.util.Arrays.asList(Making.USUAL));
        values.addAll(java.util.Arrays.asList(3, 5, 10, 3L, 10L, "ab", "12", '0', 2.5, 100));
    }

    void write(int count, java.io.PrintWriter out) throws Exception {
        for (int history = 0; history < count; history++) {
            random = new java.util.Random(31L * (history / 2) + 7);
            transcript = new StringBuilder();
            leavesOut = history % 2 == 1;
            if (live(history / 2)) {
                out.println("history " + history);
                out.print(transcript);
            }
        }
    }

    /** Whether this history could be lived through. */
    private boolean live(int history) throws Exception {
        ClassLoader loader = new java.net.URLClassLoader(new java.net.URL[] {folder});
        java.util.List<java.lang.reflect.Executable> makers = new java.util.ArrayList<>();
        java.util.List<java.lang.reflect.Executable> others = new java.util.ArrayList<>();
        compared = find(loader, new String[] {"", owner, name, descriptor});
        Class<?> type = compared.getDeclaringClass();
        for (String[] words : callable) {
            java.lang.reflect.Executable called = find(loader, words);
            boolean isConstructor = called instanceof java.lang.reflect.Constructor;
            boolean isPlain = java.lang.reflect.Modifier.isStatic(called.getModifiers());
            java.lang.reflect.Method method = isConstructor ? null : (java.lang.reflect.Method) called;
            if (isConstructor ? called.getDeclaringClass() == type : isPlain && method.getReturnType() == type) makers.add(called);
            if (called.equals(compared)) called = compared;
            if (!isConstructor && (isPlain || !isStatic && called.getDeclaringClass().isAssignableFrom(type))) others.add(called);
        }
        Object receiver = null;
        if (!isStatic) {
            if (makers.isEmpty() || java.lang.reflect.Modifier.isAbstract(type.getModifiers())) return false;
            receiver = call(makers.get(random.nextInt(makers.size())), null);
            if (receiver == null || receiver.getClass() != type) return false;
        }
        int before = history == 0 || others.isEmpty() ? 0 : random.nextInt(7);
        for (int i = 0; i < before; i++) call(others.get(random.nextInt(others.size())), receiver);
        Class<?>[] types = compared.getParameterTypes();
        Object[] given = new Object[types.length];
        for (int i = 0; i < given.length; i++) given[i] = Making.copy(arguments[i]);
        call(compared, receiver, given);
        int after = history == 0 ? 2 * others.size() : others.isEmpty() ? 0 : 1 + random.nextInt(5);
        for (int i = 0; i < after; i++) call(others.get(history == 0 ? i % others.size() : random.nextInt(others.size())), receiver);
        return true;
    }

    private java.lang.reflect.Executable find(ClassLoader loader, String[] words) throws ReflectiveOperationException {
        Class<?> type = Class.forName(words[1], true, loader);
        Class<?>[] types = java.lang.invoke.MethodType.fromMethodDescriptorString(words[3], loader).parameterArray();
        java.lang.reflect.Executable found = words[2].equals("<init>") ? type.getDeclaredConstructor(types) : type.getDeclaredMethod(words[2], types);
        found.setAccessible(true);
        return found;
    }

    /** Calls something with values that are chosen; nothing, if there are none that fit. */
    private Object call(java.lang.reflect.Executable called, Object receiver) throws ReflectiveOperationException {
        Class<?>[] types = called.getParameterTypes();
        Object[] chosen = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            java.util.List<Object> fitting = new java.util.ArrayList<>();
            for (Object value : values) if (Making.fits(value, types[i]) && !fitting.contains(value)) fitting.add(value);
            if (fitting.isEmpty() && (types[i].isPrimitive())) return null;
            chosen[i] = fitting.isEmpty() ? null : fitting.get(random.nextInt(fitting.size()));
        }
        return call(called, receiver, chosen);
    }

    private Object call(java.lang.reflect.Executable called, Object receiver, Object[] given) throws ReflectiveOperationException {
        if (leavesOut && called == compared) return null;
        StringBuilder line = new StringBuilder(called == compared ? "the compared call of " : "");
        line.append(called instanceof java.lang.reflect.Constructor ? "new object" : called.getName()).append('(');
        for (int i = 0; i < given.length; i++) line.append(i > 0 ? ", " : "").append(text(given[i], 0));
        line.append(')');
        java.io.PrintStream real = System.out;
        java.io.ByteArrayOutputStream printed = new java.io.ByteArrayOutputStream();
        System.setOut(new java.io.PrintStream(printed, true, java.nio.charset.StandardCharsets.UTF_8));
        Object result = null;
        try {
            if (called instanceof java.lang.reflect.Constructor) {
                result = ((java.lang.reflect.Constructor<?>) called).newInstance(given);
            } else {
                java.lang.reflect.Method method = (java.lang.reflect.Method) called;
                result = method.invoke(receiver, given);
                if (method.getReturnType() != void.class) line.append(" returns ").append(text(result, 0));
            }
        } catch (java.lang.reflect.InvocationTargetException failure) {
            line.append(" throws ").append(failure.getCause().getClass().getName());
            if (failure.getCause() instanceof Error && !(failure.getCause() instanceof AssertionError)) throw failure;
        } finally {
            System.out.flush();
            System.setOut(real);
        }
        // Arrays that are handed over may be changed.
        for (Object value : given) if (value != null && value.getClass().isArray()) line.append(" leaves ").append(text(value, 0));
        if (printed.size() > 0) line.append(" prints ").append(quoted(printed.toString(java.nio.charset.StandardCharsets.UTF_8)));
        transcript.append(line).append('\n');
        return result;
    }

    /** What a caller sees of a value. Of an object, that it is there. */
    private static String text(Object value, int depth) {
        if (value == null) return "null";
        if (value instanceof String || value instanceof Character) return quoted(value.toString());
        if (value instanceof Number || value instanceof Boolean) return value.toString();
        if (value instanceof Enum) return ((Enum<?>) value).name();
        if (value.getClass().isArray() && depth < 3) {
            StringBuilder text = new StringBuilder("[");
            int length = Math.min(100, java.lang.reflect.Array.getLength(value));
            for (int i = 0; i < length; i++) text.append(i > 0 ? ", " : "").append(text(java.lang.reflect.Array.get(value, i), depth + 1));
            return text.append(']').toString();
        }
        return "an object";
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c >= ' ' && c < 127 && c != '"' && c != '\\') quoted.append(c); else quoted.append(String.format("\\u%04x", (int) c));
        }
        return quoted.append('"').toString();
    }

    /** Whether histories can give such a parameter. */
    static boolean canGive(Class<?> type) {
        if (type.isArray()) return canGive(type.getComponentType()) && type.getComponentType().isPrimitive();
        return type.isPrimitive() || type == String.class;
    }
}
