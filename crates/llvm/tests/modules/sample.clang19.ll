; ModuleID = 'sample.c'
source_filename = "sample.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Floats = type { float, float }
%struct.Record = type { i32, i8, double, ptr }
%union.Bits = type { i32 }

@table = internal global [5 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5], align 16, !dbg !0
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !7
@counter = dso_local global i32 0, align 4, !dbg !13
@names = internal constant [3 x ptr] [ptr @.str.1, ptr @.str.2, ptr @.str.3], align 16, !dbg !24
@.str.1 = private unnamed_addr constant [4 x i8] c"one\00", align 1, !dbg !15
@.str.2 = private unnamed_addr constant [4 x i8] c"two\00", align 1, !dbg !17
@.str.3 = private unnamed_addr constant [6 x i8] c"three\00", align 1, !dbg !19

; Function Attrs: noinline nounwind uwtable
define dso_local <2 x float> @shifted(<2 x float> %p.coerce) #0 !dbg !43 {
entry:
  %retval = alloca %struct.Floats, align 4
  %p = alloca %struct.Floats, align 4
  store <2 x float> %p.coerce, ptr %p, align 4
    #dbg_declare(ptr %p, !52, !DIExpression(), !53)
  %a = getelementptr inbounds %struct.Floats, ptr %p, i32 0, i32 0, !dbg !54
  %0 = load float, ptr %a, align 4, !dbg !55
  %add = fadd float %0, 1.000000e+00, !dbg !55
  store float %add, ptr %a, align 4, !dbg !55
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %retval, ptr align 4 %p, i64 8, i1 false), !dbg !56
  %1 = load <2 x float>, ptr %retval, align 4, !dbg !57
  ret <2 x float> %1, !dbg !57
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @changed(ptr dead_on_unwind noalias writable sret(%struct.Record) align 8 %agg.result, ptr noundef byval(%struct.Record) align 8 %r, ptr noundef %by) #2 !dbg !58 {
entry:
  %by.addr = alloca ptr, align 8
    #dbg_declare(ptr %r, !70, !DIExpression(), !71)
  store ptr %by, ptr %by.addr, align 8
    #dbg_declare(ptr %by.addr, !72, !DIExpression(), !73)
  %0 = load ptr, ptr %by.addr, align 8, !dbg !74
  %1 = load i32, ptr %0, align 4, !dbg !75
  %id = getelementptr inbounds %struct.Record, ptr %r, i32 0, i32 0, !dbg !76
  %2 = load i32, ptr %id, align 8, !dbg !77
  %add = add nsw i32 %2, %1, !dbg !77
  store i32 %add, ptr %id, align 8, !dbg !77
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.result, ptr align 8 %r, i64 24, i1 false), !dbg !78
  ret void, !dbg !79
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @weighted(i32 noundef %n, ptr noundef %values) #2 !dbg !80 {
entry:
  %n.addr = alloca i32, align 4
  %values.addr = alloca ptr, align 8
  %sum = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !83, !DIExpression(), !84)
  store ptr %values, ptr %values.addr, align 8
    #dbg_declare(ptr %values.addr, !85, !DIExpression(), !86)
    #dbg_declare(ptr %sum, !87, !DIExpression(), !88)
  store i32 0, ptr %sum, align 4, !dbg !88
    #dbg_declare(ptr %i, !89, !DIExpression(), !91)
  store i32 0, ptr %i, align 4, !dbg !91
  br label %for.cond, !dbg !92

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !93
  %1 = load i32, ptr %n.addr, align 4, !dbg !95
  %cmp = icmp slt i32 %0, %1, !dbg !96
  br i1 %cmp, label %for.body, label %for.end, !dbg !97

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %values.addr, align 8, !dbg !98
  %3 = load i32, ptr %i, align 4, !dbg !99
  %idxprom = sext i32 %3 to i64, !dbg !98
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom, !dbg !98
  %4 = load i32, ptr %arrayidx, align 4, !dbg !98
  %5 = load i32, ptr %i, align 4, !dbg !100
  %rem = srem i32 %5, 5, !dbg !101
  %idxprom1 = sext i32 %rem to i64, !dbg !102
  %arrayidx2 = getelementptr inbounds [5 x i32], ptr @table, i64 0, i64 %idxprom1, !dbg !102
  %6 = load i32, ptr %arrayidx2, align 4, !dbg !102
  %mul = mul nsw i32 %4, %6, !dbg !103
  %7 = load i32, ptr %sum, align 4, !dbg !104
  %add = add nsw i32 %7, %mul, !dbg !104
  store i32 %add, ptr %sum, align 4, !dbg !104
  br label %for.inc, !dbg !105

for.inc:                                          ; preds = %for.body
  %8 = load i32, ptr %i, align 4, !dbg !106
  %inc = add nsw i32 %8, 1, !dbg !106
  store i32 %inc, ptr %i, align 4, !dbg !106
  br label %for.cond, !dbg !107, !llvm.loop !108

for.end:                                          ; preds = %for.cond
  %9 = load i32, ptr %sum, align 4, !dbg !111
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %9), !dbg !112
  %10 = load i32, ptr @counter, align 4, !dbg !113
  %inc3 = add nsw i32 %10, 1, !dbg !113
  store i32 %inc3, ptr @counter, align 4, !dbg !113
  %11 = load i32, ptr %sum, align 4, !dbg !114
  ret i32 %11, !dbg !115
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define dso_local double @curve(double noundef %x) #2 !dbg !116 {
entry:
  %x.addr = alloca double, align 8
  store double %x, ptr %x.addr, align 8
    #dbg_declare(ptr %x.addr, !119, !DIExpression(), !120)
  %0 = load double, ptr %x.addr, align 8, !dbg !121
  %call = call double @sin(double noundef %0) #10, !dbg !122
  %1 = load double, ptr %x.addr, align 8, !dbg !123
  %2 = call double @llvm.fabs.f64(double %1), !dbg !124
  %3 = load double, ptr %x.addr, align 8, !dbg !125
  %call1 = call double @sqrt(double noundef %3) #10, !dbg !126
  %mul = fmul double %2, %call1, !dbg !127
  %add = fadd double %call, %mul, !dbg !128
  %4 = load double, ptr %x.addr, align 8, !dbg !129
  %5 = call double @llvm.minnum.f64(double %4, double 2.000000e+00), !dbg !130
  %sub = fsub double %add, %5, !dbg !131
  ret double %sub, !dbg !132
}

; Function Attrs: nounwind
declare double @sin(double noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #5

; Function Attrs: nounwind
declare double @sqrt(double noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #5

; Function Attrs: noinline nounwind uwtable
define dso_local float @single_of(i32 noundef %i) #2 !dbg !133 {
entry:
  %i.addr = alloca i32, align 4
  %bits = alloca %union.Bits, align 4
  store i32 %i, ptr %i.addr, align 4
    #dbg_declare(ptr %i.addr, !136, !DIExpression(), !137)
    #dbg_declare(ptr %bits, !138, !DIExpression(), !146)
  %0 = load i32, ptr %i.addr, align 4, !dbg !147
  store i32 %0, ptr %bits, align 4, !dbg !148
  %arrayidx = getelementptr inbounds [4 x i8], ptr %bits, i64 0, i64 0, !dbg !149
  %1 = load i8, ptr %arrayidx, align 4, !dbg !150
  %conv = zext i8 %1 to i32, !dbg !150
  %xor = xor i32 %conv, 1, !dbg !150
  %conv1 = trunc i32 %xor to i8, !dbg !150
  store i8 %conv1, ptr %arrayidx, align 4, !dbg !150
  %2 = load float, ptr %bits, align 4, !dbg !151
  ret float %2, !dbg !152
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @choose(i32 noundef %x) #2 !dbg !153 {
entry:
  %retval = alloca i32, align 4
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !156, !DIExpression(), !157)
  %0 = load i32, ptr %x.addr, align 4, !dbg !158
  switch i32 %0, label %sw.default [
    i32 1, label %sw.bb
    i32 5, label %sw.bb1
  ], !dbg !159

sw.bb:                                            ; preds = %entry
  store i32 3, ptr %retval, align 4, !dbg !160
  br label %return, !dbg !160

sw.bb1:                                           ; preds = %entry
  store i32 9, ptr %retval, align 4, !dbg !162
  br label %return, !dbg !162

sw.default:                                       ; preds = %entry
  %1 = load i32, ptr %x.addr, align 4, !dbg !163
  %and = and i32 %1, 1, !dbg !164
  %idxprom = sext i32 %and to i64, !dbg !165
  %arrayidx = getelementptr inbounds [3 x ptr], ptr @names, i64 0, i64 %idxprom, !dbg !165
  %2 = load ptr, ptr %arrayidx, align 8, !dbg !165
  %call = call i64 @strlen(ptr noundef %2) #11, !dbg !166
  %conv = trunc i64 %call to i32, !dbg !167
  store i32 %conv, ptr %retval, align 4, !dbg !168
  br label %return, !dbg !168

return:                                           ; preds = %sw.default, %sw.bb1, %sw.bb
  %3 = load i32, ptr %retval, align 4, !dbg !169
  ret i32 %3, !dbg !169
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #6

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @length(ptr noundef %r) #2 !dbg !170 {
entry:
  %r.addr = alloca ptr, align 8
  %n = alloca i64, align 8
  store ptr %r, ptr %r.addr, align 8
    #dbg_declare(ptr %r.addr, !176, !DIExpression(), !177)
    #dbg_declare(ptr %n, !178, !DIExpression(), !179)
  store i64 0, ptr %n, align 8, !dbg !179
  br label %while.cond, !dbg !180

while.cond:                                       ; preds = %while.body, %entry
  %0 = load ptr, ptr %r.addr, align 8, !dbg !181
  %tobool = icmp ne ptr %0, null, !dbg !180
  br i1 %tobool, label %while.body, label %while.end, !dbg !180

while.body:                                       ; preds = %while.cond
  %1 = load i64, ptr %n, align 8, !dbg !182
  %inc = add nsw i64 %1, 1, !dbg !182
  store i64 %inc, ptr %n, align 8, !dbg !182
  %2 = load ptr, ptr %r.addr, align 8, !dbg !184
  %next = getelementptr inbounds %struct.Record, ptr %2, i32 0, i32 3, !dbg !185
  %3 = load ptr, ptr %next, align 8, !dbg !185
  store ptr %3, ptr %r.addr, align 8, !dbg !186
  br label %while.cond, !dbg !180, !llvm.loop !187

while.end:                                        ; preds = %while.cond
  %4 = load i64, ptr %n, align 8, !dbg !189
  ret i64 %4, !dbg !190
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @by_address(i32 noundef %x) #2 !dbg !191 {
entry:
  %x.addr = alloca i32, align 4
  %local = alloca [4 x i32], align 16
  store i32 %x, ptr %x.addr, align 4
    #dbg_declare(ptr %x.addr, !192, !DIExpression(), !193)
    #dbg_declare(ptr %local, !194, !DIExpression(), !196)
  %0 = load i32, ptr %x.addr, align 4, !dbg !197
  store i32 %0, ptr %local, align 4, !dbg !198
  %arrayinit.element = getelementptr inbounds i32, ptr %local, i64 1, !dbg !198
  store i32 2, ptr %arrayinit.element, align 4, !dbg !198
  %arrayinit.element1 = getelementptr inbounds i32, ptr %local, i64 2, !dbg !198
  store i32 3, ptr %arrayinit.element1, align 4, !dbg !198
  %arrayinit.element2 = getelementptr inbounds i32, ptr %local, i64 3, !dbg !198
  store i32 4, ptr %arrayinit.element2, align 4, !dbg !198
  %1 = load i32, ptr %x.addr, align 4, !dbg !199
  %and = and i32 %1, 3, !dbg !200
  %idxprom = sext i32 %and to i64, !dbg !201
  %arrayidx = getelementptr inbounds [4 x i32], ptr %local, i64 0, i64 %idxprom, !dbg !201
  call void @bump(ptr noundef %arrayidx, i32 noundef 7), !dbg !202
  %arrayidx3 = getelementptr inbounds [4 x i32], ptr %local, i64 0, i64 0, !dbg !203
  %2 = load i32, ptr %arrayidx3, align 16, !dbg !203
  %cmp = icmp sgt i32 %2, 100, !dbg !205
  br i1 %cmp, label %if.then, label %if.end, !dbg !206

if.then:                                          ; preds = %entry
  call void @abort() #12, !dbg !207
  unreachable, !dbg !207

if.end:                                           ; preds = %entry
  %arrayidx4 = getelementptr inbounds [4 x i32], ptr %local, i64 0, i64 0, !dbg !208
  %3 = load i32, ptr %arrayidx4, align 16, !dbg !208
  %arrayidx5 = getelementptr inbounds [4 x i32], ptr %local, i64 0, i64 1, !dbg !209
  %4 = load i32, ptr %arrayidx5, align 4, !dbg !209
  %add = add nsw i32 %3, %4, !dbg !210
  ret i32 %add, !dbg !211
}

; Function Attrs: noinline nounwind uwtable
define internal void @bump(ptr noundef %p, i32 noundef %by) #2 !dbg !212 {
entry:
  %p.addr = alloca ptr, align 8
  %by.addr = alloca i32, align 4
  store ptr %p, ptr %p.addr, align 8
    #dbg_declare(ptr %p.addr, !216, !DIExpression(), !217)
  store i32 %by, ptr %by.addr, align 4
    #dbg_declare(ptr %by.addr, !218, !DIExpression(), !219)
  %0 = load ptr, ptr %p.addr, align 8, !dbg !220
  %1 = load i32, ptr %0, align 4, !dbg !221
  %div = sdiv i32 %1, 3, !dbg !222
  %2 = load i32, ptr %by.addr, align 4, !dbg !223
  %3 = load ptr, ptr %p.addr, align 8, !dbg !224
  %4 = load i32, ptr %3, align 4, !dbg !225
  %and = and i32 %4, 7, !dbg !226
  %shr = lshr i32 %2, %and, !dbg !227
  %add = add nsw i32 %div, %shr, !dbg !228
  %5 = load ptr, ptr %p.addr, align 8, !dbg !229
  store i32 %add, ptr %5, align 4, !dbg !230
  ret void, !dbg !231
}

; Function Attrs: noreturn nounwind
declare void @abort() #7

; Function Attrs: noinline nounwind uwtable
define dso_local void @copy(ptr noundef %to, ptr noundef %from, i64 noundef %n) #2 !dbg !232 {
entry:
  %to.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %n.addr = alloca i64, align 8
  %buffer = alloca [16 x i8], align 16
  store ptr %to, ptr %to.addr, align 8
    #dbg_declare(ptr %to.addr, !237, !DIExpression(), !238)
  store ptr %from, ptr %from.addr, align 8
    #dbg_declare(ptr %from.addr, !239, !DIExpression(), !240)
  store i64 %n, ptr %n.addr, align 8
    #dbg_declare(ptr %n.addr, !241, !DIExpression(), !242)
    #dbg_declare(ptr %buffer, !243, !DIExpression(), !247)
  %arraydecay = getelementptr inbounds [16 x i8], ptr %buffer, i64 0, i64 0, !dbg !248
  call void @llvm.memset.p0.i64(ptr align 16 %arraydecay, i8 0, i64 16, i1 false), !dbg !248
  %arraydecay1 = getelementptr inbounds [16 x i8], ptr %buffer, i64 0, i64 0, !dbg !249
  %0 = load ptr, ptr %from.addr, align 8, !dbg !250
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arraydecay1, ptr align 1 %0, i64 8, i1 false), !dbg !249
  %1 = load ptr, ptr %to.addr, align 8, !dbg !251
  %2 = load ptr, ptr %to.addr, align 8, !dbg !252
  %add.ptr = getelementptr inbounds i8, ptr %2, i64 1, !dbg !253
  %3 = load i64, ptr %n.addr, align 8, !dbg !254
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %1, ptr align 1 %add.ptr, i64 %3, i1 false), !dbg !255
  %4 = load ptr, ptr %to.addr, align 8, !dbg !256
  %arraydecay2 = getelementptr inbounds [16 x i8], ptr %buffer, i64 0, i64 0, !dbg !257
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4, ptr align 16 %arraydecay2, i64 8, i1 false), !dbg !257
  ret void, !dbg !258
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #1

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @grown(i32 noundef %n) #2 !dbg !259 {
entry:
  %n.addr = alloca i32, align 4
  %p = alloca ptr, align 8
  %q = alloca ptr, align 8
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !262, !DIExpression(), !263)
    #dbg_declare(ptr %p, !264, !DIExpression(), !265)
  %0 = load i32, ptr %n.addr, align 4, !dbg !266
  %conv = sext i32 %0 to i64, !dbg !266
  %mul = mul i64 %conv, 4, !dbg !267
  %call = call noalias ptr @malloc(i64 noundef %mul) #13, !dbg !268
  store ptr %call, ptr %p, align 8, !dbg !265
    #dbg_declare(ptr %q, !269, !DIExpression(), !271)
  %1 = load ptr, ptr %p, align 8, !dbg !272
  store ptr %1, ptr %q, align 8, !dbg !271
  br label %for.cond, !dbg !273

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load ptr, ptr %q, align 8, !dbg !274
  %3 = load ptr, ptr %p, align 8, !dbg !276
  %4 = load i32, ptr %n.addr, align 4, !dbg !277
  %idx.ext = sext i32 %4 to i64, !dbg !278
  %add.ptr = getelementptr inbounds i32, ptr %3, i64 %idx.ext, !dbg !278
  %cmp = icmp ult ptr %2, %add.ptr, !dbg !279
  br i1 %cmp, label %for.body, label %for.end, !dbg !280

for.body:                                         ; preds = %for.cond
  %5 = load ptr, ptr %q, align 8, !dbg !281
  %6 = load ptr, ptr %p, align 8, !dbg !282
  %sub.ptr.lhs.cast = ptrtoint ptr %5 to i64, !dbg !283
  %sub.ptr.rhs.cast = ptrtoint ptr %6 to i64, !dbg !283
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !283
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 4, !dbg !283
  %conv2 = trunc i64 %sub.ptr.div to i32, !dbg !284
  %7 = load ptr, ptr %q, align 8, !dbg !285
  store i32 %conv2, ptr %7, align 4, !dbg !286
  br label %for.inc, !dbg !287

for.inc:                                          ; preds = %for.body
  %8 = load ptr, ptr %q, align 8, !dbg !288
  %incdec.ptr = getelementptr inbounds i32, ptr %8, i32 1, !dbg !288
  store ptr %incdec.ptr, ptr %q, align 8, !dbg !288
  br label %for.cond, !dbg !289, !llvm.loop !290

for.end:                                          ; preds = %for.cond
  %9 = load ptr, ptr %p, align 8, !dbg !292
  ret ptr %9, !dbg !293
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #9

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind }
attributes #11 = { nounwind willreturn memory(read) }
attributes #12 = { noreturn nounwind }
attributes #13 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40, !41}
!llvm.ident = !{!42}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 21, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sample.c", directory: ".", checksumkind: CSK_MD5, checksum: "3fc02ea54ce0f8f8ae43132375b72731")
!4 = !{!5}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{!7, !13, !0, !15, !17, !19, !24}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 32, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 4)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 23, type: !5, isLocal: false, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !9, isLocal: true, isDefinition: true)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !9, isLocal: true, isDefinition: true)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 48, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 6)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 22, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 192, elements: !30)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !28)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!30 = !{!31}
!31 = !DISubrange(count: 3)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 160, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 5)
!35 = !{i32 7, !"Dwarf Version", i32 5}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 8, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 2}
!41 = !{i32 7, !"frame-pointer", i32 2}
!42 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!43 = distinct !DISubprogram(name: "shifted", scope: !3, file: !3, line: 25, type: !44, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!44 = !DISubroutineType(types: !45)
!45 = !{!46, !46}
!46 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Floats", file: !3, line: 13, size: 64, elements: !47)
!47 = !{!48, !50}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !46, file: !3, line: 14, baseType: !49, size: 32)
!49 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !46, file: !3, line: 14, baseType: !49, size: 32, offset: 32)
!51 = !{}
!52 = !DILocalVariable(name: "p", arg: 1, scope: !43, file: !3, line: 25, type: !46)
!53 = !DILocation(line: 25, column: 37, scope: !43)
!54 = !DILocation(line: 26, column: 5, scope: !43)
!55 = !DILocation(line: 26, column: 7, scope: !43)
!56 = !DILocation(line: 27, column: 10, scope: !43)
!57 = !DILocation(line: 27, column: 3, scope: !43)
!58 = distinct !DISubprogram(name: "changed", scope: !3, file: !3, line: 29, type: !59, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!59 = !DISubroutineType(types: !60)
!60 = !{!61, !61, !69}
!61 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Record", file: !3, line: 7, size: 192, elements: !62)
!62 = !{!63, !64, !65, !67}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "id", scope: !61, file: !3, line: 8, baseType: !5, size: 32)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !61, file: !3, line: 9, baseType: !10, size: 8, offset: 32)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "weight", scope: !61, file: !3, line: 10, baseType: !66, size: 64, offset: 64)
!66 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !61, file: !3, line: 11, baseType: !68, size: 64, offset: 128)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!70 = !DILocalVariable(name: "r", arg: 1, scope: !58, file: !3, line: 29, type: !61)
!71 = !DILocation(line: 29, column: 37, scope: !58)
!72 = !DILocalVariable(name: "by", arg: 2, scope: !58, file: !3, line: 29, type: !69)
!73 = !DILocation(line: 29, column: 45, scope: !58)
!74 = !DILocation(line: 30, column: 12, scope: !58)
!75 = !DILocation(line: 30, column: 11, scope: !58)
!76 = !DILocation(line: 30, column: 5, scope: !58)
!77 = !DILocation(line: 30, column: 8, scope: !58)
!78 = !DILocation(line: 31, column: 10, scope: !58)
!79 = !DILocation(line: 31, column: 3, scope: !58)
!80 = distinct !DISubprogram(name: "weighted", scope: !3, file: !3, line: 33, type: !81, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!81 = !DISubroutineType(types: !82)
!82 = !{!5, !5, !69}
!83 = !DILocalVariable(name: "n", arg: 1, scope: !80, file: !3, line: 33, type: !5)
!84 = !DILocation(line: 33, column: 18, scope: !80)
!85 = !DILocalVariable(name: "values", arg: 2, scope: !80, file: !3, line: 33, type: !69)
!86 = !DILocation(line: 33, column: 26, scope: !80)
!87 = !DILocalVariable(name: "sum", scope: !80, file: !3, line: 34, type: !5)
!88 = !DILocation(line: 34, column: 7, scope: !80)
!89 = !DILocalVariable(name: "i", scope: !90, file: !3, line: 35, type: !5)
!90 = distinct !DILexicalBlock(scope: !80, file: !3, line: 35, column: 3)
!91 = !DILocation(line: 35, column: 12, scope: !90)
!92 = !DILocation(line: 35, column: 8, scope: !90)
!93 = !DILocation(line: 35, column: 19, scope: !94)
!94 = distinct !DILexicalBlock(scope: !90, file: !3, line: 35, column: 3)
!95 = !DILocation(line: 35, column: 23, scope: !94)
!96 = !DILocation(line: 35, column: 21, scope: !94)
!97 = !DILocation(line: 35, column: 3, scope: !90)
!98 = !DILocation(line: 36, column: 12, scope: !94)
!99 = !DILocation(line: 36, column: 19, scope: !94)
!100 = !DILocation(line: 36, column: 30, scope: !94)
!101 = !DILocation(line: 36, column: 32, scope: !94)
!102 = !DILocation(line: 36, column: 24, scope: !94)
!103 = !DILocation(line: 36, column: 22, scope: !94)
!104 = !DILocation(line: 36, column: 9, scope: !94)
!105 = !DILocation(line: 36, column: 5, scope: !94)
!106 = !DILocation(line: 35, column: 27, scope: !94)
!107 = !DILocation(line: 35, column: 3, scope: !94)
!108 = distinct !{!108, !97, !109, !110}
!109 = !DILocation(line: 36, column: 35, scope: !90)
!110 = !{!"llvm.loop.mustprogress"}
!111 = !DILocation(line: 37, column: 18, scope: !80)
!112 = !DILocation(line: 37, column: 3, scope: !80)
!113 = !DILocation(line: 38, column: 10, scope: !80)
!114 = !DILocation(line: 39, column: 10, scope: !80)
!115 = !DILocation(line: 39, column: 3, scope: !80)
!116 = distinct !DISubprogram(name: "curve", scope: !3, file: !3, line: 41, type: !117, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!117 = !DISubroutineType(types: !118)
!118 = !{!66, !66}
!119 = !DILocalVariable(name: "x", arg: 1, scope: !116, file: !3, line: 41, type: !66)
!120 = !DILocation(line: 41, column: 21, scope: !116)
!121 = !DILocation(line: 41, column: 37, scope: !116)
!122 = !DILocation(line: 41, column: 33, scope: !116)
!123 = !DILocation(line: 41, column: 47, scope: !116)
!124 = !DILocation(line: 41, column: 42, scope: !116)
!125 = !DILocation(line: 41, column: 57, scope: !116)
!126 = !DILocation(line: 41, column: 52, scope: !116)
!127 = !DILocation(line: 41, column: 50, scope: !116)
!128 = !DILocation(line: 41, column: 40, scope: !116)
!129 = !DILocation(line: 41, column: 67, scope: !116)
!130 = !DILocation(line: 41, column: 62, scope: !116)
!131 = !DILocation(line: 41, column: 60, scope: !116)
!132 = !DILocation(line: 41, column: 26, scope: !116)
!133 = distinct !DISubprogram(name: "single_of", scope: !3, file: !3, line: 42, type: !134, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!134 = !DISubroutineType(types: !135)
!135 = !{!49, !5}
!136 = !DILocalVariable(name: "i", arg: 1, scope: !133, file: !3, line: 42, type: !5)
!137 = !DILocation(line: 42, column: 21, scope: !133)
!138 = !DILocalVariable(name: "bits", scope: !133, file: !3, line: 43, type: !139)
!139 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "Bits", file: !3, line: 16, size: 32, elements: !140)
!140 = !{!141, !142, !143}
!141 = !DIDerivedType(tag: DW_TAG_member, name: "integer", scope: !139, file: !3, line: 17, baseType: !5, size: 32)
!142 = !DIDerivedType(tag: DW_TAG_member, name: "single", scope: !139, file: !3, line: 18, baseType: !49, size: 32)
!143 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !139, file: !3, line: 19, baseType: !144, size: 32)
!144 = !DICompositeType(tag: DW_TAG_array_type, baseType: !145, size: 32, elements: !11)
!145 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!146 = !DILocation(line: 43, column: 14, scope: !133)
!147 = !DILocation(line: 44, column: 18, scope: !133)
!148 = !DILocation(line: 44, column: 16, scope: !133)
!149 = !DILocation(line: 45, column: 3, scope: !133)
!150 = !DILocation(line: 45, column: 17, scope: !133)
!151 = !DILocation(line: 46, column: 15, scope: !133)
!152 = !DILocation(line: 46, column: 3, scope: !133)
!153 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 48, type: !154, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!154 = !DISubroutineType(types: !155)
!155 = !{!5, !5}
!156 = !DILocalVariable(name: "x", arg: 1, scope: !153, file: !3, line: 48, type: !5)
!157 = !DILocation(line: 48, column: 16, scope: !153)
!158 = !DILocation(line: 49, column: 11, scope: !153)
!159 = !DILocation(line: 49, column: 3, scope: !153)
!160 = !DILocation(line: 51, column: 5, scope: !161)
!161 = distinct !DILexicalBlock(scope: !153, file: !3, line: 49, column: 14)
!162 = !DILocation(line: 53, column: 5, scope: !161)
!163 = !DILocation(line: 55, column: 30, scope: !161)
!164 = !DILocation(line: 55, column: 32, scope: !161)
!165 = !DILocation(line: 55, column: 24, scope: !161)
!166 = !DILocation(line: 55, column: 17, scope: !161)
!167 = !DILocation(line: 55, column: 12, scope: !161)
!168 = !DILocation(line: 55, column: 5, scope: !161)
!169 = !DILocation(line: 57, column: 1, scope: !153)
!170 = distinct !DISubprogram(name: "length", scope: !3, file: !3, line: 58, type: !171, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!171 = !DISubroutineType(types: !172)
!172 = !{!173, !174}
!173 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!174 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !175, size: 64)
!175 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !61)
!176 = !DILocalVariable(name: "r", arg: 1, scope: !170, file: !3, line: 58, type: !174)
!177 = !DILocation(line: 58, column: 34, scope: !170)
!178 = !DILocalVariable(name: "n", scope: !170, file: !3, line: 59, type: !173)
!179 = !DILocation(line: 59, column: 8, scope: !170)
!180 = !DILocation(line: 60, column: 3, scope: !170)
!181 = !DILocation(line: 60, column: 10, scope: !170)
!182 = !DILocation(line: 61, column: 6, scope: !183)
!183 = distinct !DILexicalBlock(scope: !170, file: !3, line: 60, column: 13)
!184 = !DILocation(line: 62, column: 9, scope: !183)
!185 = !DILocation(line: 62, column: 12, scope: !183)
!186 = !DILocation(line: 62, column: 7, scope: !183)
!187 = distinct !{!187, !180, !188, !110}
!188 = !DILocation(line: 63, column: 3, scope: !170)
!189 = !DILocation(line: 64, column: 10, scope: !170)
!190 = !DILocation(line: 64, column: 3, scope: !170)
!191 = distinct !DISubprogram(name: "by_address", scope: !3, file: !3, line: 67, type: !154, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!192 = !DILocalVariable(name: "x", arg: 1, scope: !191, file: !3, line: 67, type: !5)
!193 = !DILocation(line: 67, column: 20, scope: !191)
!194 = !DILocalVariable(name: "local", scope: !191, file: !3, line: 68, type: !195)
!195 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, elements: !11)
!196 = !DILocation(line: 68, column: 7, scope: !191)
!197 = !DILocation(line: 68, column: 19, scope: !191)
!198 = !DILocation(line: 68, column: 18, scope: !191)
!199 = !DILocation(line: 69, column: 15, scope: !191)
!200 = !DILocation(line: 69, column: 17, scope: !191)
!201 = !DILocation(line: 69, column: 9, scope: !191)
!202 = !DILocation(line: 69, column: 3, scope: !191)
!203 = !DILocation(line: 70, column: 7, scope: !204)
!204 = distinct !DILexicalBlock(scope: !191, file: !3, line: 70, column: 7)
!205 = !DILocation(line: 70, column: 16, scope: !204)
!206 = !DILocation(line: 70, column: 7, scope: !191)
!207 = !DILocation(line: 71, column: 5, scope: !204)
!208 = !DILocation(line: 72, column: 10, scope: !191)
!209 = !DILocation(line: 72, column: 21, scope: !191)
!210 = !DILocation(line: 72, column: 19, scope: !191)
!211 = !DILocation(line: 72, column: 3, scope: !191)
!212 = distinct !DISubprogram(name: "bump", scope: !3, file: !3, line: 66, type: !213, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!213 = !DISubroutineType(types: !214)
!214 = !{null, !69, !215}
!215 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!216 = !DILocalVariable(name: "p", arg: 1, scope: !212, file: !3, line: 66, type: !69)
!217 = !DILocation(line: 66, column: 23, scope: !212)
!218 = !DILocalVariable(name: "by", arg: 2, scope: !212, file: !3, line: 66, type: !215)
!219 = !DILocation(line: 66, column: 35, scope: !212)
!220 = !DILocation(line: 66, column: 47, scope: !212)
!221 = !DILocation(line: 66, column: 46, scope: !212)
!222 = !DILocation(line: 66, column: 49, scope: !212)
!223 = !DILocation(line: 66, column: 61, scope: !212)
!224 = !DILocation(line: 66, column: 69, scope: !212)
!225 = !DILocation(line: 66, column: 68, scope: !212)
!226 = !DILocation(line: 66, column: 71, scope: !212)
!227 = !DILocation(line: 66, column: 64, scope: !212)
!228 = !DILocation(line: 66, column: 53, scope: !212)
!229 = !DILocation(line: 66, column: 42, scope: !212)
!230 = !DILocation(line: 66, column: 44, scope: !212)
!231 = !DILocation(line: 66, column: 78, scope: !212)
!232 = distinct !DISubprogram(name: "copy", scope: !3, file: !3, line: 74, type: !233, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!233 = !DISubroutineType(types: !234)
!234 = !{null, !235, !28, !236}
!235 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!236 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!237 = !DILocalVariable(name: "to", arg: 1, scope: !232, file: !3, line: 74, type: !235)
!238 = !DILocation(line: 74, column: 17, scope: !232)
!239 = !DILocalVariable(name: "from", arg: 2, scope: !232, file: !3, line: 74, type: !28)
!240 = !DILocation(line: 74, column: 33, scope: !232)
!241 = !DILocalVariable(name: "n", arg: 3, scope: !232, file: !3, line: 74, type: !236)
!242 = !DILocation(line: 74, column: 53, scope: !232)
!243 = !DILocalVariable(name: "buffer", scope: !232, file: !3, line: 75, type: !244)
!244 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !245)
!245 = !{!246}
!246 = !DISubrange(count: 16)
!247 = !DILocation(line: 75, column: 8, scope: !232)
!248 = !DILocation(line: 76, column: 3, scope: !232)
!249 = !DILocation(line: 77, column: 3, scope: !232)
!250 = !DILocation(line: 77, column: 18, scope: !232)
!251 = !DILocation(line: 78, column: 11, scope: !232)
!252 = !DILocation(line: 78, column: 15, scope: !232)
!253 = !DILocation(line: 78, column: 18, scope: !232)
!254 = !DILocation(line: 78, column: 23, scope: !232)
!255 = !DILocation(line: 78, column: 3, scope: !232)
!256 = !DILocation(line: 79, column: 10, scope: !232)
!257 = !DILocation(line: 79, column: 3, scope: !232)
!258 = !DILocation(line: 80, column: 1, scope: !232)
!259 = distinct !DISubprogram(name: "grown", scope: !3, file: !3, line: 81, type: !260, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!260 = !DISubroutineType(types: !261)
!261 = !{!69, !5}
!262 = !DILocalVariable(name: "n", arg: 1, scope: !259, file: !3, line: 81, type: !5)
!263 = !DILocation(line: 81, column: 16, scope: !259)
!264 = !DILocalVariable(name: "p", scope: !259, file: !3, line: 82, type: !69)
!265 = !DILocation(line: 82, column: 8, scope: !259)
!266 = !DILocation(line: 82, column: 19, scope: !259)
!267 = !DILocation(line: 82, column: 21, scope: !259)
!268 = !DILocation(line: 82, column: 12, scope: !259)
!269 = !DILocalVariable(name: "q", scope: !270, file: !3, line: 83, type: !69)
!270 = distinct !DILexicalBlock(scope: !259, file: !3, line: 83, column: 3)
!271 = !DILocation(line: 83, column: 13, scope: !270)
!272 = !DILocation(line: 83, column: 17, scope: !270)
!273 = !DILocation(line: 83, column: 8, scope: !270)
!274 = !DILocation(line: 83, column: 20, scope: !275)
!275 = distinct !DILexicalBlock(scope: !270, file: !3, line: 83, column: 3)
!276 = !DILocation(line: 83, column: 24, scope: !275)
!277 = !DILocation(line: 83, column: 28, scope: !275)
!278 = !DILocation(line: 83, column: 26, scope: !275)
!279 = !DILocation(line: 83, column: 22, scope: !275)
!280 = !DILocation(line: 83, column: 3, scope: !270)
!281 = !DILocation(line: 84, column: 16, scope: !275)
!282 = !DILocation(line: 84, column: 20, scope: !275)
!283 = !DILocation(line: 84, column: 18, scope: !275)
!284 = !DILocation(line: 84, column: 10, scope: !275)
!285 = !DILocation(line: 84, column: 6, scope: !275)
!286 = !DILocation(line: 84, column: 8, scope: !275)
!287 = !DILocation(line: 84, column: 5, scope: !275)
!288 = !DILocation(line: 83, column: 32, scope: !275)
!289 = !DILocation(line: 83, column: 3, scope: !275)
!290 = distinct !{!290, !280, !291, !110}
!291 = !DILocation(line: 84, column: 21, scope: !270)
!292 = !DILocation(line: 85, column: 10, scope: !259)
!293 = !DILocation(line: 85, column: 3, scope: !259)
