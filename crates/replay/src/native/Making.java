
/**
 * Objects of an input as a caller can make them.
 *
 * A field that is private or final holds what constructors and methods put there, so an object that was given arbitrary values by
 * reflection may be one that no caller has. Such an object is made again by its own constructors, factories and methods (those
 * that are known to do nothing outside of the program), with arguments taken from the values it is to hold: breadth first, each
 * state once, until one is the same as the object that is wanted, down to all that it leads to.
 */
final class Making {
    /** Runs of constructors and methods for one object at most. */
    static final int MOST_RUNS = 20_000;
    /** Calls after a constructor at most. */
    static final int MOST_CALLS = 6;
    /** Values of one type at most. */
    static final int MOST_VALUES = 10;
    static final long MOST_NANOS = 1_500_000_000L;

    /** What may be called: class, name and descriptor. */
    final java.util.Set<String> harmless;
    final ClassLoader loader;
    /** How often an object of the input is named in it. */
    final java.util.function.ToIntFunction<Object> uses;
    /** The object of the input, and the one that was made for it. */
    final java.util.IdentityHashMap<Object, Object> made = new java.util.IdentityHashMap<>();
    /** How each object with private or final fields was made: the calls, in words. */
    final java.util.List<String> ways = new java.util.ArrayList<>();
    private final java.util.IdentityHashMap<Object, Boolean> open = new java.util.IdentityHashMap<>();

    Making(java.util.Set<String> harmless, ClassLoader loader, java.util.function.ToIntFunction<Object> uses) {
        this.harmless = harmless;
        this.loader = loader;
        this.uses = uses;
    }

    boolean isGiven(Class<?> type) { return type != null && type.getClassLoader() == loader; }

    /** The same object as a caller can make it. */
    Object make(Object wanted) throws TandemReplay.Impossible, ReflectiveOperationException {
        if (wanted == null) return null;
        Object known = made.get(wanted);
        if (known != null) return known;
        Class<?> type = wanted.getClass();
        if (type.isArray()) {
            made.put(wanted, wanted);
            if (type.getComponentType().isPrimitive()) return wanted;
            for (int i = 0; i < java.lang.reflect.Array.getLength(wanted); i++) {
                java.lang.reflect.Array.set(wanted, i, make(java.lang.reflect.Array.get(wanted, i)));
            }
            return wanted;
        }
        if (!isGiven(type) || wanted instanceof Enum || isRecord(type)) return wanted;
        if (isFree(type)) {
            made.put(wanted, wanted);
            for (java.lang.reflect.Field field : fields(type)) {
                if (!field.getType().isPrimitive()) field.set(wanted, make(field.get(wanted)));
            }
            return wanted;
        }
        if (open.put(wanted, true) != null) throw new TandemReplay.Impossible("a circle of objects with private fields");
        Object object = search(wanted);
        open.remove(wanted);
        if (object == null) {
            throw new TandemReplay.Impossible("no constructors and methods were found that make the object of class " + type.getName()
                + ", which has private or final fields");
        }
        return object;
    }

    static boolean isRecord(Class<?> type) {
        return type.getSuperclass() != null && type.getSuperclass().getName().equals("java.lang.Record");
    }

    /** A record with these components: what its constructor makes of them must be just that. */
    Object record(Class<?> type, Object[] components) throws TandemReplay.Impossible, ReflectiveOperationException {
        java.util.List<java.lang.reflect.Field> fields = fields(type);
        Class<?>[] types = new Class<?>[fields.size()];
        for (int i = 0; i < types.length; i++) {
            types[i] = fields.get(i).getType();
            if (!types[i].isPrimitive()) components[i] = make(components[i]);
        }
        java.lang.reflect.Constructor<?> constructor = type.getDeclaredConstructor(types);
        if (!harmless.contains(type.getName() + " <init> " + descriptor(constructor))) {
            throw new TandemReplay.Impossible("a record of class " + type.getName() + ", whose constructor may do anything");
        }
        constructor.setAccessible(true);
        try {
            Object object = constructor.newInstance(components);
            for (int i = 0; i < types.length; i++) {
                Object held = fields.get(i).get(object);
                if (types[i].isPrimitive() ? !held.equals(components[i]) : held != components[i]) {
                    throw new TandemReplay.Impossible("the constructor of the record " + type.getName() + " changes what it is given");
                }
            }
            return object;
        } catch (java.lang.reflect.InvocationTargetException thrown) {
            throw new TandemReplay.Impossible("the constructor of the record " + type.getName() + " throws " + thrown.getCause());
        }
    }

    /** Whether whoever can name the class can give its fields any values. */
    boolean isFree(Class<?> type) {
        for (java.lang.reflect.Field field : fields(type)) {
            int modifiers = field.getModifiers();
            if (java.lang.reflect.Modifier.isPrivate(modifiers) || java.lang.reflect.Modifier.isFinal(modifiers)) return false;
        }
        return true;
    }

    java.util.List<java.lang.reflect.Field> fields(Class<?> type) {
        java.util.List<java.lang.reflect.Field> all = new java.util.ArrayList<>();
        for (Class<?> c = type; isGiven(c); c = c.getSuperclass()) {
            for (java.lang.reflect.Field field : c.getDeclaredFields()) {
                if (java.lang.reflect.Modifier.isStatic(field.getModifiers())) continue;
                field.setAccessible(true);
                all.add(field);
            }
        }
        return all;
    }

    /** A constructor or method with its arguments. */
    static final class Step {
        final java.lang.reflect.Executable called;
        final Object[] args;
        Step(java.lang.reflect.Executable called, Object[] args) { this.called = called; this.args = args; }

        /** Arrays are given as copies, because steps are done many times. */
        Object on(Object receiver, boolean copies) throws ReflectiveOperationException {
            Object[] given = args.clone();
            for (int i = 0; copies && i < given.length; i++) given[i] = copy(given[i]);
            if (called instanceof java.lang.reflect.Constructor) return ((java.lang.reflect.Constructor<?>) called).newInstance(given);
            Object result = ((java.lang.reflect.Method) called).invoke(receiver, given);
            return receiver == null ? result : receiver;
        }
    }

    static Object copy(Object value) {
        if (value == null || !value.getClass().isArray()) return value;
        int length = java.lang.reflect.Array.getLength(value);
        Object copy = java.lang.reflect.Array.newInstance(value.getClass().getComponentType(), length);
        System.arraycopy(value, 0, copy, 0, length);
        return copy;
    }

    private Object search(Object wanted) throws ReflectiveOperationException {
        Class<?> type = wanted.getClass();
        java.util.List<Object> values = new java.util.ArrayList<>();
        collect(wanted, values, new java.util.IdentityHashMap<>(), true);
        values.addAll(java.util.Arrays.asList(USUAL));
        java.util.List<Step> makers = makers(type, values);
        java.util.List<Step> changers = changers(type, values);
        long end = System.nanoTime() + MOST_NANOS;
        java.util.ArrayDeque<java.util.List<Step>> work = new java.util.ArrayDeque<>();
        java.util.Set<String> states = new java.util.HashSet<>();
        int runs = 0;
        for (Step maker : makers) {
            Object object = found(java.util.List.of(maker), wanted, false);
            if (object != null) return object;
            if (runs++ > MOST_RUNS || System.nanoTime() > end) return null;
            work.add(java.util.List.of(maker));
        }
        while (!work.isEmpty()) {
            java.util.List<Step> way = work.remove();
            Object object = run(way, true);
            if (object == null || object.getClass() != type || !states.add(state(object))) continue;
            if (way.size() > MOST_CALLS) continue;
            for (Step changer : changers) {
                java.util.List<Step> longer = new java.util.ArrayList<>(way);
                longer.add(changer);
                Object changed = found(longer, wanted, true);
                if (changed != null) return changed;
                if (runs++ > MOST_RUNS || System.nanoTime() > end) return null;
                work.add(longer);
            }
        }
        return null;
    }

    /** Values that callers use. */
    static final Object[] USUAL = {0, 1, -1, 2, 0L, 1L, -1L, false, true, "", "a", 'a', 0.0, 1.0, 0f, (byte) 0, (short) 0};

    private java.util.List<Step> makers(Class<?> type, java.util.List<Object> values) {
        java.util.List<Step> makers = new java.util.ArrayList<>();
        if (!java.lang.reflect.Modifier.isAbstract(type.getModifiers())) {
            for (java.lang.reflect.Constructor<?> constructor : type.getDeclaredConstructors()) steps(constructor, "<init>", values, makers);
        }
        for (java.lang.reflect.Method method : methods(type)) {
            boolean isMaker = java.lang.reflect.Modifier.isStatic(method.getModifiers()) && type.isAssignableFrom(method.getReturnType());
            if (isMaker) steps(method, method.getName(), values, makers);
        }
        return makers;
    }

    /** The methods of a class in an order that both sides have. */
    private static java.lang.reflect.Method[] methods(Class<?> type) {
        java.lang.reflect.Method[] all = type.getDeclaredMethods();
        java.util.Arrays.sort(all, java.util.Comparator.comparing((java.lang.reflect.Method method) -> method.getName() + descriptor(method)));
        return all;
    }

    private java.util.List<Step> changers(Class<?> type, java.util.List<Object> values) {
        java.util.List<Step> changers = new java.util.ArrayList<>();
        for (Class<?> c = type; isGiven(c); c = c.getSuperclass()) {
            for (java.lang.reflect.Method method : methods(c)) {
                if (!java.lang.reflect.Modifier.isStatic(method.getModifiers())) steps(method, method.getName(), values, changers);
            }
        }
        return changers;
    }

    /** Objects of a class that callers can make, in different states, the simplest first. */
    java.util.List<Object> reachable(Class<?> type, java.util.List<Object> values, int most) throws ReflectiveOperationException {
        java.util.List<Step> changers = changers(type, values);
        java.util.ArrayDeque<java.util.List<Step>> work = new java.util.ArrayDeque<>();
        for (Step maker : makers(type, values)) work.add(java.util.List.of(maker));
        java.util.Set<String> states = new java.util.HashSet<>();
        java.util.List<Object> found = new java.util.ArrayList<>();
        long end = System.nanoTime() + MOST_NANOS / 3;
        for (int runs = 0; runs < MOST_RUNS && !work.isEmpty() && found.size() < most && System.nanoTime() < end; runs++) {
            java.util.List<Step> way = work.remove();
            Object object = run(way, true);
            if (object == null || object.getClass() != type || !states.add(state(object))) continue;
            found.add(object);
            if (way.size() > MOST_CALLS) continue;
            for (Step changer : changers) {
                java.util.List<Step> longer = new java.util.ArrayList<>(way);
                longer.add(changer);
                work.add(longer);
            }
        }
        return found;
    }

    /** The object that this makes; null if something is thrown. */
    private Object run(java.util.List<Step> way, boolean copies) throws ReflectiveOperationException {
        try {
            Object object = way.get(0).on(null, copies);
            for (Step step : way.subList(1, way.size())) {
                if (object == null) return null;
                step.on(object, copies);
            }
            return object;
        } catch (java.lang.reflect.InvocationTargetException | IllegalArgumentException | InstantiationException thrown) {
            return null;
        }
    }

    /** What this makes, if it is what is wanted. */
    private Object found(java.util.List<Step> way, Object wanted, boolean copies) throws ReflectiveOperationException {
        Object object = run(way, copies);
        java.util.IdentityHashMap<Object, Object> same = new java.util.IdentityHashMap<>();
        if (object == null || !isSame(object, wanted, same)) return null;
        ways.add(told(way));
        for (java.util.Map.Entry<Object, Object> pair : same.entrySet()) {
            made.put(pair.getKey(), pair.getValue());
            TandemReplay.replace(pair.getKey(), pair.getValue());
        }
        return object;
    }

    /** The calls of a way. Classes may be called otherwise on the other side, so constructors are not named. */
    private String told(java.util.List<Step> way) throws ReflectiveOperationException {
        StringBuilder text = new StringBuilder();
        for (Step step : way) {
            text.append(step.called instanceof java.lang.reflect.Constructor ? "new" : step.called.getName()).append('(');
            for (Object given : step.args) {
                if (given != null && isGiven(given.getClass())) text.append("object "); else write(given, new java.util.IdentityHashMap<>(), text);
            }
            text.append(") ");
        }
        return text.toString().replace('\n', ' ');
    }

    /** Whether two objects are the same down to what they lead to. Notes which one is which. */
    private boolean isSame(Object object, Object wanted, java.util.IdentityHashMap<Object, Object> same) throws ReflectiveOperationException {
        if (object == wanted) return true;
        if (object == null || wanted == null || object.getClass() != wanted.getClass()) return false;
        Object known = same.getOrDefault(wanted, made.get(wanted));
        if (known != null && known != wanted) return known == object;
        if (known == wanted && uses.applyAsInt(wanted) > 1) return false;
        Class<?> type = wanted.getClass();
        if (type == String.class || object instanceof Number || object instanceof Boolean || object instanceof Character) return object.equals(wanted);
        if (type.isArray()) {
            int length = java.lang.reflect.Array.getLength(wanted);
            if (java.lang.reflect.Array.getLength(object) != length) return false;
            same.put(wanted, object);
            for (int i = 0; i < length; i++) {
                if (!isSameIn(type.getComponentType(), java.lang.reflect.Array.get(object, i), java.lang.reflect.Array.get(wanted, i), same)) return false;
            }
            return true;
        }
        if (!isGiven(type)) return false;
        same.put(wanted, object);
        for (java.lang.reflect.Field field : fields(type)) {
            if (!isSameIn(field.getType(), field.get(object), field.get(wanted), same)) return false;
        }
        return true;
    }

    private boolean isSameIn(Class<?> type, Object object, Object wanted, java.util.IdentityHashMap<Object, Object> same) throws ReflectiveOperationException {
        return type.isPrimitive() ? object.equals(wanted) : isSame(object, wanted, same);
    }

    /** The values in an object and in all that it leads to. Objects in it are as callers make them, where that can be done. */
    private void collect(Object object, java.util.List<Object> values, java.util.IdentityHashMap<Object, Boolean> seen, boolean isOuter) throws ReflectiveOperationException {
        if (object == null || seen.put(object, true) != null || values.size() > 200) return;
        Class<?> type = object.getClass();
        if (!isOuter) {
            try {
                values.add(make(object));
            } catch (TandemReplay.Impossible inner) {
                open.remove(object);
            }
        }
        if (type.isArray()) {
            values.add(java.lang.reflect.Array.getLength(object));
            for (int i = 0; i < Math.min(8, java.lang.reflect.Array.getLength(object)); i++) {
                Object element = java.lang.reflect.Array.get(object, i);
                if (type.getComponentType().isPrimitive()) values.add(element); else collect(element, values, seen, false);
            }
        } else if (isGiven(type) && !(object instanceof Enum)) {
            for (java.lang.reflect.Field field : fields(type)) {
                if (field.getType().isPrimitive()) values.add(field.get(object)); else collect(field.get(object), values, seen, false);
            }
        }
    }

    /** All ways to call this with these values. */
    private void steps(java.lang.reflect.Executable called, String name, java.util.List<Object> values, java.util.List<Step> steps) {
        if (java.lang.reflect.Modifier.isPrivate(called.getModifiers()) || called.isSynthetic()) return;
        if (!harmless.contains(called.getDeclaringClass().getName() + " " + name + " " + descriptor(called))) return;
        called.setAccessible(true);
        Class<?>[] types = called.getParameterTypes();
        java.util.List<Object[]> all = new java.util.ArrayList<>();
        all.add(new Object[types.length]);
        for (int i = 0; i < types.length; i++) {
            java.util.List<Object> fitting = new java.util.ArrayList<>();
            for (Object value : values) {
                if (fits(value, types[i]) && !fitting.contains(value) && fitting.size() < MOST_VALUES) fitting.add(value);
            }
            if (!types[i].isPrimitive()) fitting.add(null);
            java.util.List<Object[]> next = new java.util.ArrayList<>();
            for (Object[] args : all) {
                for (Object value : fitting) {
                    Object[] more = args.clone();
                    more[i] = value;
                    if (next.size() < 4000) next.add(more);
                }
            }
            all = next;
        }
        for (Object[] args : all) steps.add(new Step(called, args));
    }

    static boolean fits(Object value, Class<?> type) {
        if (!type.isPrimitive()) return type.isInstance(value);
        return value != null && java.lang.invoke.MethodType.methodType(type).wrap().returnType() == value.getClass();
    }

    static String descriptor(java.lang.reflect.Executable called) {
        Class<?> result = called instanceof java.lang.reflect.Method ? ((java.lang.reflect.Method) called).getReturnType() : void.class;
        return java.lang.invoke.MethodType.methodType(result, called.getParameterTypes()).toMethodDescriptorString();
    }

    /** What an object holds, as a text: equal for objects that hold the same. */
    private String state(Object object) throws ReflectiveOperationException {
        StringBuilder text = new StringBuilder();
        write(object, new java.util.IdentityHashMap<>(), text);
        return text.toString();
    }

    private void write(Object object, java.util.IdentityHashMap<Object, Integer> seen, StringBuilder text) throws ReflectiveOperationException {
        if (text.length() > 4000) return;
        Integer number = object == null ? null : seen.putIfAbsent(object, seen.size());
        if (object == null || number != null) {
            text.append(number).append(' ');
        } else if (object.getClass().isArray()) {
            text.append('[');
            for (int i = 0; i < java.lang.reflect.Array.getLength(object); i++) {
                Object element = java.lang.reflect.Array.get(object, i);
                if (object.getClass().getComponentType().isPrimitive()) text.append(element).append(' '); else write(element, seen, text);
            }
            text.append(']');
        } else if (isGiven(object.getClass())) {
            text.append(object.getClass().getName()).append('{');
            for (java.lang.reflect.Field field : fields(object.getClass())) {
                if (field.getType().isPrimitive()) text.append(field.get(object)).append(' '); else write(field.get(object), seen, text);
            }
            text.append('}');
        } else {
            text.append(String.valueOf(object)).append(' ');
        }
    }
}
